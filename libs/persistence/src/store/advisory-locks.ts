/**
 * First key of the locks of release labels, chosen so that they do not collide with the locks of another program. The second key is the
 * hash of the label.
 */
export const LABEL_LOCKS = 0x6d757374;

/** Both keys of the content lock. Whoever stores content holds it shared; the sweep of unused content holds it exclusively. */
export const CONTENT_LOCK: [number, number] = [0x6d757375, 1];
