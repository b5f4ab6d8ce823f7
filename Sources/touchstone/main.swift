import TouchstoneCommands

await CommandLineProgram.main()
