import { AccountRepository } from '#muster/persistence';
import type { Locale, Say } from '#muster/messages';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestViewers } from '../../platform/access/request-viewers.service.js';
import type { Viewer } from '../../platform/access/viewer.js';
import { answerLanguage } from '../../platform/http/language.js';
import type { Form } from '../../platform/http/form.js';
import { Forms } from '../../platform/http/forms.service.js';
import { callerOf, type Caller } from '../../platform/rates/caller.js';
import { refuseOtherOrigins, refuseUnsealed, sealFor } from '../../platform/sign-in/form-seal.js';
import { sayingIn } from '../../platform/words.js';

/** Who looks at a page that has forms with a seal. */
export interface Visitor {
  readonly locale: Locale;
  /** Renders a message in the language of the page. */
  readonly say: Say;
  readonly caller: Caller;
  readonly viewer: Viewer;
  /** The name of the account or of the administrator's key; null for a browser that is not signed in. */
  readonly name: string | null;
  /** What the forms of the page carry. */
  readonly seal: string;
}

/** Finds out who looks at a page, and reads the forms that they send. */
@Injectable()
export class Visitors {
  constructor(
    private readonly viewers: RequestViewers,
    private readonly accounts: AccountRepository,
    private readonly forms: Forms,
  ) {}

  async of(reply: FastifyReply): Promise<Visitor> {
    const { request } = reply;
    const locale = answerLanguage(reply);
    const viewer = await this.viewers.identifyBrowser(request);
    const caller = callerOf(viewer, request.ip);
    return { locale, say: sayingIn(locale), caller, viewer, name: await this.#nameOf(viewer), seal: sealFor(reply) };
  }

  /**
   * Reads a form that this browser got from this site.
   * @throws ApiError CSRF_PREVENTED for any other form, and the errors of `Forms.read`
   */
  async form(reply: FastifyReply, limit: number): Promise<Form> {
    refuseOtherOrigins(reply.request);
    const form = await this.forms.read(reply, limit);
    refuseUnsealed(reply.request, form);
    return form;
  }

  async #nameOf(viewer: Viewer): Promise<string | null> {
    if (viewer.kind === 'anyone') return null;
    if (viewer.kind === 'administrator' && viewer.holder === null) return viewer.name;
    const account = viewer.holder && (await this.accounts.find(viewer.holder.accountId));
    return account?.name ?? account?.subject ?? '';
  }
}
