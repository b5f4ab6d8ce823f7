touchstoneTexts("diagnostics/facts.html",{
"duplicate-evidence":"A fact can have several kinds of evidence, but the list can contain each of them only once.",
"duplicate-fact":"Each number must be unique across all files of the ledger.",
"not-a-proof":"Write the lesson's name without its number and file extension, then '#', and then the scenario's name.",
"proof-of-namesake":"A fact refers to its scenario by the lesson's name. If lessons in two folders have the same name, it isn't clear which one is meant.",
"proof-of-omission":"The ledger says that the model omits this fact. Either that's no longer true, or the scenario tests something else.",
"proven-and-omitted":"A fact with 'omitted' can't also have a 'proof' or a 'test'.",
"silent-proof":"The fact's number must be a reason in the scenario's trace, or be among the facts of its fence or its lesson.",
"unknown-evidence":"A fact is documented, observed in a log, reverse-engineered, or widely reported.",
"unknown-fact":"The front matter or a fence contains this number, but no file in the 'facts' folder does.",
"unknown-fact-in-run":"The model gives this number as a reason for an event, so the ledger must contain the fact that it refers to.",
"unknown-proof":"No lesson has the scenario that 'proof' names."})
