/**
 * Generated from the contract; do not edit.
 */

export type ListNotesSort = typeof ListNotesSort[keyof typeof ListNotesSort];


export const ListNotesSort = {
  updatedAt: 'updatedAt',
  '-updatedAt': '-updatedAt',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  remindAt: 'remindAt',
  '-remindAt': '-remindAt',
} as const;
