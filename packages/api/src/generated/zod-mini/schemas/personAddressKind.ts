/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PersonAddressKind = /*#__PURE__*/ zod.enum(['Legal', 'Billing', 'Office', 'Factory']);

export type PersonAddressKind = zod.input<typeof PersonAddressKind>;
export type PersonAddressKindOutput = zod.output<typeof PersonAddressKind>;
