/** First key of the locks of release labels, so that they do not meet another program's; the second is the label's hash. */
export const LABEL_LOCKS = 0x6d757374;

/** Both keys of the lock held shared by whoever stores content, exclusively by the sweep of what nothing holds. */
export const CONTENT_LOCK: [number, number] = [0x6d757375, 1];
