import type { z } from 'zod';

/** Thrown if the environment is invalid. The message is shown to the operator in the terminal. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';

  constructor(faults: readonly string[]) {
    super(`Muster cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws InvalidSettings with the names of all invalid variables
 */
export function readSettings<T>(settings: z.ZodType<T>, env: Readonly<Record<string, string | undefined>>): T {
  const { data, error, success } = settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (success) return data;
  throw new InvalidSettings(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
}
