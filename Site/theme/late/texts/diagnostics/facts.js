touchstoneTexts("diagnostics/facts.html",{
"duplicate-evidence":"Several kinds are a list; each can be in it once.",
"duplicate-fact":"A number names one fact in all files of the ledger.",
"not-a-proof":"Write the lesson's name without number and ending, '#', and the name of the scenario.",
"proof-of-namesake":"The ledger names a proof by its lesson. Two lessons in two folders with one name cannot be told apart.",
"proof-of-omission":"The ledger says of this fact that the model leaves it out. Either that is no longer so, or the scenario proves something else.",
"proven-and-omitted":"A fact with 'omitted' has neither a proof nor a test.",
"silent-proof":"The fact's number has to be a reason in the scenario's trace, or in the facts of its fence or its lesson.",
"unknown-evidence":"A fact is documented, observed in a log, reverse-engineered or commonly told.",
"unknown-fact":"The number stands in the front matter or in a fence, and in no file of the folder 'facts'.",
"unknown-fact-in-run":"The engine gives this number as a reason for what happens. The ledger must say what it stands for.",
"unknown-proof":"The ledger names a scenario that no lesson has."})
