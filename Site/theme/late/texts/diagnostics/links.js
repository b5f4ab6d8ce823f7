touchstoneTexts("diagnostics/links.html",{
"alias-of-page":"A file of the site has this address, or another lesson had it.",
"broken-anchor":"A heading's address is its words in small letters with hyphens; that of a scenario is its name behind '#scenario_'.",
"broken-link":"Links name files of the content folder from where the lesson lies, with '.md'.",
"broken-own-anchor":"A heading's address is its words in small letters with hyphens; that of a scenario is its name behind '#scenario_'.",
"broken-reference":"The address is in a template, or in HTML of a lesson. The place is in the page as it would have been written.",
"duplicate-address":"Numbers in front of names are left out of addresses, and capitals do not count.",
"duplicate-identifier":"The id is in a template, or in HTML of a lesson.",
"image-of-another-host":"Put the image into the content folder, so that the site can be read without a network.",
"link-above-content":"What lies outside is not part of the site. Put the file into the content folder.",
"link-from-root":"The site works in any folder of any host, and from a disk. Write the way from this lesson's file.",
"loads-from-another-host":"Style sheets, scripts and images lie in the site, so that it can be read without a network. The address is in a template, or in HTML of a lesson.",
"misleading-file-name":"A lesson's name ends in '.md', the site file is 'site.yaml', and a file of facts ends in '.yaml'.",
"unsuitable-file-name":"They have letters, digits, '-', '_' and '.'."})
