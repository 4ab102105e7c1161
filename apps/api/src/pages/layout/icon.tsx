export type IconName = 'check' | 'cross' | 'look' | 'warning' | 'info';

/** SVG paths of the shapes, in a square of 24 units. */
const SHAPES: Readonly<Record<IconName, string>> = {
  check: 'M5 13l4.5 4.5L19 7.5',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  look: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.4v.2',
  warning: 'M12 7v6.5M12 17v.2',
  info: 'M12 11v6M12 7v.2',
};

/** Hidden from screen readers, because it always stands beside a word with the same meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {name === 'warning' ? <path class="ring" d="M12 3L22 20.5H2Z" /> : <circle class="ring" cx="12" cy="12" r="10" />}
      <path d={SHAPES[name]} />
    </svg>
  );
}
