import { ReleaseRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { refusal, rulesAsked, unknownAmendments, type AskedQuestion, type CheckRefusal } from '#muster/checking';

/** Tells before any list is read whether a question can be answered, for questions that are stored. */
@Injectable()
export class AnswerableQuestion {
  constructor(private readonly releases: ReleaseRepository) {}

  /** Null if the question can be answered. */
  async refusalOf(question: AskedQuestion): Promise<CheckRefusal | null> {
    const { against, edition } = question;
    const release = against.kind === 'label' ? await this.releases.findByLabel(against.label) : undefined;
    if (release === null) return { refused: [refusal('UNKNOWN_RELEASE', 'noSuchRelease', {}, ['against'])] };
    if (release && edition !== null && release.edition !== edition) {
      const params = { edition: release.edition, asked: edition };
      return { refused: [refusal('RELEASE_OF_OTHER_EDITION', 'releaseOf', params, ['against'])] };
    }
    const known = edition ?? release?.edition;
    const rules = known === undefined ? { refused: unknownAmendments(question) } : rulesAsked(known, question);
    return 'refused' in rules && rules.refused.length > 0 ? rules : null;
  }
}
