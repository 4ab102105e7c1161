import type { ReleaseOffered } from '../../data/engine-data.service.js';
import { FORM } from '../phrases/form.js';
import { usePhrases } from '../phrases/phrase.js';
import { SelectField } from './fields.js';

/** The releases of all editions; the first one in force is chosen. */
export function ReleaseField({ releases }: { readonly releases: readonly ReleaseOffered[] }) {
  const phrase = usePhrases();
  const chosen = releases.find(({ inForce }) => inForce) ?? releases[0];
  const options = releases.map(({ label, edition }) => [label, `${label} (${edition})`] as const);
  return <SelectField name="release" label={phrase(FORM.release)} value={chosen?.label ?? ''} options={options} />;
}
