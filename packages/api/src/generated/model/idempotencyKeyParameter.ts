/**
 * Generated from the contract; do not edit.
 */

/**
 * UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
 * It holds for 24 hours after its answer, then it is forgotten and makes something anew.
 * While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
 * `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
 * leaves the key free, so the next one with it is carried out.
 */
export type IdempotencyKeyParameter = string;
