import type { Command } from '../command.js';
import { importUsage } from './import-arguments.js';

export const importData: Command = {
  usage: importUsage,
  run: async (args, terminal) => {
    const { runImport } = await import('./run-import.js');
    return runImport(args, terminal);
  },
};
