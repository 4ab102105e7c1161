import { type Command, WrongUsage } from '../command.js';
import { exitCode } from '../exit-code.js';
import { withCheckServices } from '../check-services.js';

export const adminKey: Command = {
  usage: 'admin-key',
  run: async (args, terminal) => {
    if (args.length > 0) throw new WrongUsage('admin-key takes no arguments.');
    const key = await withCheckServices(({ administratorKey }) => administratorKey.replace({ name: 'command line' }));
    terminal.out(`${key}\n`);
    terminal.err('This is the new administrator key. It is shown only once, and the previously generated key no longer works.\n');
    terminal.err('If MUSTER_ADMIN_KEY is set for the api, only the keys in that variable are accepted.\n');
    return exitCode.LEGAL;
  },
};
