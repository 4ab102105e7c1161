// Loaded before the command line. An uncaught error is a bug and must not exit with 1, which means "this list is illegal".
process.on('uncaughtException', (error) => {
  process.stderr.write(`muster: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(70);
});
