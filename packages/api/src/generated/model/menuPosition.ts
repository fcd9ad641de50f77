/**
 * Generated from the contract; do not edit.
 */

/**
 * Position of a menu; `Quick` is the row of shortcuts.
 */
export type MenuPosition = typeof MenuPosition[keyof typeof MenuPosition];


export const MenuPosition = {
  Header: 'Header',
  Footer: 'Footer',
  Mobile: 'Mobile',
  Quick: 'Quick',
} as const;
