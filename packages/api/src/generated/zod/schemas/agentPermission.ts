/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const AgentPermission = zod.string();

export type AgentPermission = zod.input<typeof AgentPermission>;
export type AgentPermissionOutput = zod.output<typeof AgentPermission>;
