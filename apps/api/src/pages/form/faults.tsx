import { LAYOUT } from '../phrases/layout.js';
import { usePhrases } from '../phrases/phrase.js';

export function Faults({ faults }: { readonly faults: readonly string[] }) {
  const phrase = usePhrases();
  if (faults.length === 0) return null;
  return (
    <div class="faults" role="alert">
      <h2>{phrase(LAYOUT.problems, { count: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
