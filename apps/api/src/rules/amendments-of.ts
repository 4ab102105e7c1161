import { amendments, type Amendment, type Edition } from '#muster/rules';

/** The amendments that were written for an edition. */
export const amendmentsOf = ({ id }: Edition): readonly Amendment[] => amendments.filter(({ amends }) => amends === id);
