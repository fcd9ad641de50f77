/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ProfilePermission = /*#__PURE__*/ zod.string();

export type ProfilePermission = zod.input<typeof ProfilePermission>;
export type ProfilePermissionOutput = zod.output<typeof ProfilePermission>;
