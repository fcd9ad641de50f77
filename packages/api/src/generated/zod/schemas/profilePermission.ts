/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ProfilePermission = zod.string();

export type ProfilePermission = zod.input<typeof ProfilePermission>;
export type ProfilePermissionOutput = zod.output<typeof ProfilePermission>;
