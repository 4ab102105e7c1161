import { counted } from '../layout/words.js';

export function Faults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <div class="faults" role="alert">
      <h2>{counted(faults.length, 'problem')} with your request</h2>
      <ul>
        {faults.map((fault) => (
          <li>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
