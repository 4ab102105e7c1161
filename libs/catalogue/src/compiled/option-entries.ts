import type { OptionView } from '#muster/battlescribe';

/** The entries an entry or a group offers, groups looked through. */
export function entriesIn(option: OptionView): readonly OptionView[] {
  return option.children.flatMap((child) => (child.kind === 'group' ? entriesIn(child) : [child]));
}
