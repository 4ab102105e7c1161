import { amendments, type Amendment, type Edition } from '#muster/rules';

/** Those that were written against the rules of an edition. */
export const amendmentsOf = ({ id }: Edition): readonly Amendment[] => amendments.filter(({ amends }) => amends === id);
