/**
 * The URL of a migrated database: DATABASE_URL, or the one the launcher (tools/muster.mjs) opens when the first command asks for it. It
 * closes what it opened when the command has ended.
 * @throws when there is none to be had
 */
export function databaseUrl(): Promise<string> {
  if (!process.send) return fromEnvironment();
  const answered = new Promise<string>((resolve, reject) => {
    process.once('message', (answer) => {
      const url = answerPart(answer, 'url');
      if (url === undefined) reject(new Error(answerPart(answer, 'error') ?? 'The launcher gave no database.'));
      else resolve(url);
    });
  });
  process.send('database-url');
  return answered;
}

async function fromEnvironment(): Promise<string> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('There is no database: set DATABASE_URL, or call this through `npm run -s muster -- ...`.');
  return url;
}

function answerPart(answer: unknown, key: 'url' | 'error'): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const part: unknown = Reflect.get(answer, key);
  return typeof part === 'string' ? part : undefined;
}
