/**
 * Generated from the contract; do not edit.
 */

export type RemoveMerchantAgentParams = {
/**
 * Id of the agent.
 * @minLength 1
 * @maxLength 80
 */
id: string;
};
