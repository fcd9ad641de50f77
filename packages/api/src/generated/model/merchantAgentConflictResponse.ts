/**
 * Generated from the contract; do not edit.
 */
import type { MerchantAgentConflict } from './merchantAgentConflict';

/**
 * `conflict`: the agent is there already, has changed since it was read, or has not accepted the invitation; `current` is the agent as it is now.
 */
export type MerchantAgentConflictResponse = MerchantAgentConflict;
