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
  return entriesAmong(option.walk());
}

/** The entries among options and in the groups among them. */
export function entriesAmong(options: readonly OptionView[]): readonly OptionView[] {
  return options.some(isGroup) ? options.flatMap((option) => (isGroup(option) ? walkEntries(option) : [option])) : options;
}
