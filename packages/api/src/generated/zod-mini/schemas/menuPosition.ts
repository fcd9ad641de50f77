/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const MenuPosition = /*#__PURE__*/ zod.enum(['Header', 'Footer', 'Mobile', 'Quick']);

export type MenuPosition = zod.input<typeof MenuPosition>;
export type MenuPositionOutput = zod.output<typeof MenuPosition>;
