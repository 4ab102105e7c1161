import type { OptionView } from '#muster/battlescribe';

/** The entries directly inside an option, including those in its groups. */
export function entriesIn(option: OptionView): readonly OptionView[] {
  return option.children.flatMap((child) => (child.kind === 'group' ? entriesIn(child) : [child]));
}
