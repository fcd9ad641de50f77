/**
 * Generated from the contract; do not edit.
 */

/**
 * `Draft` seen by its author and administrators alone; `Published` by all; `Archived` was published and is closed.
 */
export type PageStatus = typeof PageStatus[keyof typeof PageStatus];


export const PageStatus = {
  Draft: 'Draft',
  Published: 'Published',
  Archived: 'Archived',
} as const;
