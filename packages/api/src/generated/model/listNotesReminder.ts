/**
 * Generated from the contract; do not edit.
 */

export type ListNotesReminder = typeof ListNotesReminder[keyof typeof ListNotesReminder];


export const ListNotesReminder = {
  Upcoming: 'Upcoming',
  Due: 'Due',
  None: 'None',
} as const;
