/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ProfileField = /*#__PURE__*/ zod.string();

export type ProfileField = zod.input<typeof ProfileField>;
export type ProfileFieldOutput = zod.output<typeof ProfileField>;
