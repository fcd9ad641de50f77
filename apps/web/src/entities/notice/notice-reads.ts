/**
 * Arguments of the reads that waiting work and notices follow from. Whoever reads with the same ones shares one call: the profile's frame
 * takes its counts from the latest requests.
 */
export const RECENT_REQUESTS = { pageSize: 10 } as const;
/** The earliest reminders first; notes without one are the last. */
export const NEAR_REMINDERS = { sort: 'remindAt', pageSize: 50 } as const;
