/**
 * Generated from the contract; do not edit.
 */

/**
 * `Info` or `Warning`.
 */
export type PageAnnouncementSeverity = typeof PageAnnouncementSeverity[keyof typeof PageAnnouncementSeverity];


export const PageAnnouncementSeverity = {
  Info: 'Info',
  Warning: 'Warning',
} as const;
