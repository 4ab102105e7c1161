import { InvalidSettings } from '#muster/settings';
import type { Config } from './config.js';

type Address = Pick<Config, 'host' | 'port'>;

const FAULTS: Readonly<Record<string, (at: Address) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORT ${port} of ${host} is in use by another program: stop that program or set another PORT.`,
  EACCES: ({ port }) => `PORT ${port} cannot be opened by this user: set a PORT above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

/** Explains why the port could not be opened if the settings are the cause; null for any other error. */
export function listenFault(error: unknown, at: Address): InvalidSettings | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const fault = typeof code === 'string' ? FAULTS[code] : undefined;
  return fault ? new InvalidSettings([fault(at)]) : null;
}
