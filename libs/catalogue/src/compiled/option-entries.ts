import type { OptionView } from '#muster/battlescribe';
import { remembered } from './remembered.js';

/** The entries directly inside an option, including those in its groups. */
export function entriesIn(option: OptionView): readonly OptionView[] {
  const { children } = option;
  return children.some(isGroup) ? entriesInGroups(option) : children;
}

const isGroup = ({ kind }: OptionView): boolean => kind === 'group';

const entriesInGroups = remembered(({ children }: OptionView): readonly OptionView[] =>
  children.flatMap((child) => (isGroup(child) ? entriesIn(child) : [child])),
);

/** The same entries without keeping them, for looking through all of them once. */
export function walkEntries(option: OptionView): readonly OptionView[] {
  const children = option.walk();
  return children.some(isGroup) ? children.flatMap((child) => (isGroup(child) ? walkEntries(child) : [child])) : children;
}
