import type { z } from 'zod';

/** The environment cannot be used. The message is for the operator's terminal. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';

  constructor(faults: readonly string[]) {
    super(`Muster cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/**
 * A variable that is empty counts as not set.
 * @throws InvalidSettings naming every variable that cannot be used
 */
export function readSettings<T>(settings: z.ZodType<T>, env: Readonly<Record<string, string | undefined>>): T {
  const { data, error, success } = settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (success) return data;
  throw new InvalidSettings(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
}
