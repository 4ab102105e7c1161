import { type Command, WrongUsage } from '../command.js';
import { exitCode } from '../exit-code.js';
import { withServices } from '../services.js';

export const adminKey: Command = {
  usage: 'admin-key',
  run: async (args, terminal) => {
    if (args.length > 0) throw new WrongUsage('admin-key takes no arguments.');
    const key = await withServices(({ administratorKey }) => administratorKey.replace('command line'));
    terminal.out(`${key}\n`);
    terminal.err('This is the new administrator key; it is shown only now. The generated key before it no longer works.\n');
    terminal.err('Where the api has MUSTER_ADMIN_KEY set, it accepts the keys of that variable only.\n');
    return exitCode.LEGAL;
  },
};
