/**
 * Generated from the contract; do not edit.
 */

export type ListMerchantAgentsParams = {
/**
 * Only agents of this company; an administrator may name any.
 * @minLength 1
 * @maxLength 80
 */
merchantId?: string;
};
