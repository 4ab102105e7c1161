import { hash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where answers are kept on disk, by which build, and the control file of the embedded server. */
export interface KeptAnswersOptions {
  readonly folder: string;
  readonly build: string;
  readonly controlFile: string;
}

/** How to ask the database. */
export interface Asking<Row> {
  readonly rows: () => Promise<Row[]>;
  /** The number of the next transaction. Null if one has its number already and has not ended. */
  readonly nextTransaction: () => Promise<string | null>;
}

interface Answers {
  readonly build: string;
  readonly nextTransaction: string;
  /** Rows as JSON, by question. */
  readonly rows: Readonly<Record<string, string>>;
}

/**
 * Keeps answers of the embedded database in a file, because a short-lived process spends much of its time on starting that database. The
 * answers are used while the database is stopped and nothing was written to it since they were read. Its control file tells both:
 * PostgreSQL writes it when a server starts or stops, with the number of the next transaction, and every change of stored data takes such
 * a number. The launcher (tools/kept-answers.mjs) names the file of the answers after the hash of the control file if the stopped server
 * states the number at which they were read.
 */
export class KeptAnswers {
  #held: { readonly file: string; readonly answers: Answers | null } | null = null;
  #next: Promise<string | null> | null = null;
  readonly #asked: Record<string, string> = {};

  /** Null if every answer is to come from the database. */
  constructor(private readonly options: KeptAnswersOptions | null) {}

  /** Whether the database runs on this machine and therefore has the same clock. */
  get isOfThisMachine(): boolean {
    return this.options !== null;
  }

  /** The rows that answer a question about stored data. The answer must not depend on anything else, such as the clock. */
  async to<Row>(question: string, ask: Asking<Row>): Promise<Row[]> {
    const { options } = this;
    if (!options) return ask.rows();
    const kept = (await this.#holding(options))?.rows[question];
    if (kept !== undefined) {
      const rows: Row[] = JSON.parse(kept);
      return rows;
    }
    // The number is read before the first answer, so that a change between the two is noticed.
    this.#next ??= ask.nextTransaction();
    await this.#next;
    const rows = await ask.rows();
    this.#asked[question] = JSON.stringify(rows);
    return rows;
  }

  /** Notes that this process has written something that no kept answer depends on, with the number of its transaction. */
  async wroteAside(transaction: string): Promise<void> {
    const next = await this.#next?.catch(() => null);
    if (next === transaction) this.#next = Promise.resolve(String(BigInt(next) + 1n));
  }

  /** Writes down what the database answered. Does nothing if the folder cannot be written. */
  async keep(): Promise<void> {
    const { options } = this;
    const nextTransaction = await this.#next?.catch(() => null);
    if (!options || !nextTransaction) return;
    const before = this.#held?.answers;
    const rows = { ...(before?.nextTransaction === nextTransaction ? before.rows : {}), ...this.#asked };
    const answers: Answers = { build: options.build, nextTransaction, rows };
    const unfinished = path.join(options.folder, `${randomBytes(6).toString('hex')}.unfinished`);
    try {
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, withHash(JSON.stringify(answers)), { mode: 0o600 });
      await rename(unfinished, path.join(options.folder, `${nextTransaction}.asked`));
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** The answers that hold at this moment. */
  async #holding({ folder, build, controlFile }: KeptAnswersOptions): Promise<Answers | null> {
    const control = await readFile(controlFile).catch(() => null);
    if (!control) return null;
    const file = `${hash('sha256', control, 'hex')}.sealed`;
    if (this.#held?.file !== file) {
      const answers = await readFile(path.join(folder, file), 'utf8').then(parsed, () => null);
      this.#held = { file, answers: answers?.build === build ? answers : null };
    }
    return this.#held.answers;
  }
}

const withHash = (text: string): string => `${hash('sha256', text, 'hex')}\n${text}`;

/** Null if the file is not whole. */
function parsed(file: string): Answers | null {
  const text = file.slice(file.indexOf('\n') + 1);
  if (file !== withHash(text)) return null;
  const answers: Answers = JSON.parse(text);
  return answers;
}
