/**
 * Generated from the contract; do not edit.
 */

/**
 * What an agent may do for the company: `ViewRequests` read and draft requests, `Answer` write on its behalf, `EditCatalog` change what it offers,
 * `Finance` pay, wallet and plans. Open: the service may add to them.
 */
export type AgentPermission = string;
