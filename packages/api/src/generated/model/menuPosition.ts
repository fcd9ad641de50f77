/**
 * Generated from the contract; do not edit.
 */

/**
 * Where a menu stands; `Quick` is the row of short cuts.
 */
export type MenuPosition = typeof MenuPosition[keyof typeof MenuPosition];


export const MenuPosition = {
  Header: 'Header',
  Footer: 'Footer',
  Mobile: 'Mobile',
  Quick: 'Quick',
} as const;
