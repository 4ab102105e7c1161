/** No database is available; the message gives the reason. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * The URL of a migrated database: DATABASE_URL, or the database that the launcher (tools/muster.mjs) opens on the first request. The
 * launcher closes it when the command has ended.
 * @throws NoDatabase
 */
export function databaseUrl(): Promise<string> {
  if (!process.send) return fromEnvironment();
  const answered = new Promise<string>((resolve, reject) => {
    process.once('message', (answer) => {
      const url = answerPart(answer, 'url');
      if (url === undefined) reject(new NoDatabase(answerPart(answer, 'error') ?? 'the launcher gave none'));
      else resolve(url);
    });
  });
  process.send('database-url');
  return answered;
}

async function fromEnvironment(): Promise<string> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new NoDatabase('set DATABASE_URL, or run this with `npm run -s muster -- ...`');
  return url;
}

function answerPart(answer: unknown, key: 'url' | 'error'): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const part: unknown = Reflect.get(answer, key);
  return typeof part === 'string' ? part : undefined;
}
