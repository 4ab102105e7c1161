/** No database is available; the message gives the reason. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/** The database that a launcher (tools/serve.mjs, tools/muster.mjs) has opened and migrated. */
export interface LaunchedDatabase {
  readonly url: string;
  /** The folder in which an embedded server stores its data; null for an external server. */
  readonly folder: string | null;
}

/** Whether this process was started by a launcher that can be asked for the database. */
export const hasLauncher = (): boolean => process.send !== undefined;

/**
 * Asks the launcher for the database, so that it can be opened while the code of this process is loaded.
 * @throws NoDatabase
 */
export function askLauncher(): Promise<LaunchedDatabase> {
  return new Promise((resolve, reject) => {
    const onEnd = (): void => reject(new NoDatabase('the launcher has ended'));
    process.once('disconnect', onEnd);
    process.once('message', (answer) => {
      process.off('disconnect', onEnd);
      const url = textOf(answer, 'url');
      if (url === null) reject(new NoDatabase(textOf(answer, 'error') ?? 'the launcher gave none'));
      else resolve({ url, folder: textOf(answer, 'folder') });
    });
    process.send?.('database', undefined, undefined, (error) => error && onEnd());
  });
}

function textOf(answer: unknown, key: 'url' | 'folder' | 'error'): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const part: unknown = Reflect.get(answer, key);
  return typeof part === 'string' ? part : null;
}
