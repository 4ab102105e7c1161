import { DRAFTS } from '../../phrases/admin/drafts.js';
import { WithMarkup } from '../../phrases/phrase.js';

/** Where to make the edits for which there is no form. */
export const OtherEdits = () => (
  <p class="quiet">
    <WithMarkup of={DRAFTS.otherEdits} values={{ graphiql: <a href="/graphiql">GraphiQL</a> }} />
  </p>
);
