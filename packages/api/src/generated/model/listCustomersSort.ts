/**
 * Generated from the contract; do not edit.
 */

export type ListCustomersSort = typeof ListCustomersSort[keyof typeof ListCustomersSort];


export const ListCustomersSort = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
} as const;
