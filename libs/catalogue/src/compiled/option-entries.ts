import type { OptionView } from '#muster/battlescribe';
import { remembered } from './remembered.js';

/** The entries directly inside an option, including those in its groups. */
export const entriesIn: (option: OptionView) => readonly OptionView[] = remembered((option) =>
  option.children.flatMap((child) => (child.kind === 'group' ? entriesIn(child) : [child])),
);
