// Loaded before the command line: an error nobody caught is a fault of ours, and must not look like exit 1, "this list is illegal".
process.on('uncaughtException', (error) => {
  process.stderr.write(`muster: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(70);
});
