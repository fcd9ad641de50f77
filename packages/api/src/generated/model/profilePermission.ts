/**
 * Generated from the contract; do not edit.
 */

/**
 * What a screen may offer: `favorites.manage`, `profile.read`, `profile.edit`, `conversations.start`, `requests.draft`, `requests.publish`
 * (profile complete), `payments.pay`, `agents.manage` (owner, supplier, administrator), `statistics.own` (agent, supplier), `requests.answer`
 * (agent who may answer, supplier), `pages.preview`, `customers.list`, `wallets.charge` (administrator). Open: the service may add to them.
 */
export type ProfilePermission = string;
