/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const AgentPermission = /*#__PURE__*/ zod.string();

export type AgentPermission = zod.input<typeof AgentPermission>;
export type AgentPermissionOutput = zod.output<typeof AgentPermission>;
