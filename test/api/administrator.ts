import { ask, asAdministrator, type Answer, type TestApi } from './start-api.js';

/** A draft as its editor saw it. */
export interface SeenDraft {
  readonly id: string;
  readonly revision: number;
}

export interface Payload {
  readonly release: { readonly id: string; readonly revision: number; readonly label: string; readonly status: string } | null;
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
}

export const PAYLOAD = '{ release { id revision label status } userErrors { code message path } }';

export const change = (target: string, to: object, reason = 'A test.'): object => ({ change: { target, to, reason } });

/** What an administrator does with drafts at a running API. */
export class Administrator {
  constructor(private readonly api: TestApi) {}

  ask(query: string, variables: object = {}): Promise<Answer> {
    return ask(this.api, query, variables, asAdministrator);
  }

  async data<Data>(query: string, variables: object = {}): Promise<Data> {
    const answer = await this.ask(query, variables);
    if (answer.body.errors) throw new Error(`Refused: ${JSON.stringify(answer.body.errors)}`);
    return answer.body.data as Data;
  }

  async openDraft(label: string, base: object = { label: 'sample-2026-07' }): Promise<Payload> {
    const { openDraft } = await this.data<{ openDraft: Payload }>(
      `mutation ($input: OpenDraftInput!) { openDraft(input: $input) ${PAYLOAD} }`,
      { input: { base, label, effectiveFrom: '2026-09-01' } },
    );
    return openDraft;
  }

  async edit(draft: SeenDraft, edits: readonly object[]): Promise<Payload> {
    const { editDraft } = await this.data<{ editDraft: Payload }>(
      `mutation ($input: EditDraftInput!) { editDraft(input: $input) ${PAYLOAD} }`,
      { input: { ...draftSeen(draft), edits } },
    );
    return editDraft;
  }

  async freshDraft(label: string): Promise<SeenDraft> {
    const { release } = await this.openDraft(label);
    if (!release) throw new Error('The draft was not opened.');
    return { id: release.id, revision: release.revision };
  }
}

/** The input of an edit of this draft. */
export const draftSeen = ({ id, revision }: SeenDraft): object => ({ draft: { id }, revision });
