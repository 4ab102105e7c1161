import { parseTerms, Submissions, type Entry, type GivenSubmission } from '#muster/events';
import { Injectable } from '@nestjs/common';
import { fieldOf, isText, type Form } from '../../platform/http/form.js';
import type { Asker } from '../layout/asker.js';
import { gonePage } from '../layout/fault-page.js';
import type { PageAnswer } from '../layout/page-answer.js';
import { FORM } from '../phrases/form.js';
import { phrasesIn } from '../phrases/phrase.js';
import { entryPage } from './entry-page.js';
import type { EntryView, Reason } from './entry-view.js';

const UNPROCESSABLE = 422;
const gone = ({ locale }: Asker): PageAnswer => ({ status: 404, html: gonePage(locale) });
const ANSWER = 'answer:';
/** Sentences shown about the latest version; the rest is in the report of the check page. */
const MOST_REASONS = 20;

/** The pages under /events/entry: what a player sees and submits through the private link. */
@Injectable()
export class EntryPages {
  constructor(private readonly submissions: Submissions) {}

  async show(token: string, asker: Asker): Promise<PageAnswer> {
    const entry = await this.submissions.open(token);
    return entry ? this.#page(200, token, entry, asker) : gone(asker);
  }

  /** Redirects to the page after a list was stored, so that reloading it does not submit the list again. */
  async submit(token: string, form: Form, asker: Asker): Promise<PageAnswer> {
    const entry = await this.submissions.open(token);
    if (!entry) return gone(asker);
    const text = fieldOf(form, 'text');
    const answers = Object.fromEntries(
      [...form.fields].flatMap(([name, [value = '']]) => (name.startsWith(ANSWER) ? [[name.slice(ANSWER.length), value.trim()]] : [])),
    );
    const sent = { text: isText(text) ? text : '', answers };
    if (form.files.length > 0 && text.trim() !== '')
      return this.#page(UNPROCESSABLE, token, entry, asker, sent, phrasesIn(asker.locale)(FORM.textAndFile));
    const [file] = form.files;
    const given: GivenSubmission = file ? { kind: 'file', name: file.name, bytes: file.bytes } : { kind: 'text', text };
    const outcome = await this.submissions.submit(entry, given, answers, entry.player.name);
    if ('faults' in outcome) return this.#page(UNPROCESSABLE, token, entry, asker, sent, ...outcome.faults.map(asker.say));
    return { seeOther: `/events/entry/${token}` };
  }

  async refused(token: string, status: number, fault: string, asker: Asker): Promise<PageAnswer> {
    const entry = await this.submissions.open(token);
    return entry ? this.#page(status, token, entry, asker, null, fault) : gone(asker);
  }

  async #page(
    status: number,
    token: string,
    entry: Entry,
    asker: Asker,
    sent: EntryView['sent'] = null,
    ...faults: readonly string[]
  ): Promise<PageAnswer> {
    const versions = await this.submissions.versions(entry);
    const view: EntryView = {
      ...{ entry, versions, sent, faults, address: `/events/entry/${token}` },
      fields: parseTerms(entry.event.terms).fields,
      reasons: await this.#reasons(entry, asker),
    };
    return { status, html: entryPage(view, asker) };
  }

  /** The errors of the latest version, or what needs review if there is none. */
  async #reasons({ player }: Entry, { say }: Asker): Promise<readonly Reason[]> {
    const report = player.version === 0 ? null : await this.submissions.report({ playerId: player.id, version: player.version });
    if (report === null || report.verdict === 'LEGAL') return [];
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    const said = errors.length > 0 ? errors : report.review;
    const kind = errors.length > 0 ? 'error' : 'review';
    return said.slice(0, MOST_REASONS).map((one) => ({ kind, message: say(one), line: one.line }));
  }
}
