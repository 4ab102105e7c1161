import type { Declarations, Roster } from '#muster/roster';

type Stated = Required<Pick<Declarations, 'attachments' | 'forceDispositions'>>;

/** The declarations of a text. What it does not state is absent. */
export function declaredInText({ attachments, forceDispositions }: Stated): Pick<Roster, 'declared'> {
  const declared: Declarations = {
    ...(attachments.length > 0 && { attachments }),
    ...(forceDispositions.length > 0 && { forceDispositions }),
  };
  return Object.keys(declared).length === 0 ? {} : { declared };
}
