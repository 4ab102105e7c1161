/** Why a form was not taken, and what to do. */
export function Faults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <div class="faults" role="alert">
      <h2>{faults.length === 1 ? 'This was not taken' : 'These were not taken'}</h2>
      <ul>
        {faults.map((fault) => (
          <li>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
