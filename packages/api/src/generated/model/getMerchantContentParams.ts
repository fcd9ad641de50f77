/**
 * Generated from the contract; do not edit.
 */

export type GetMerchantContentParams = {
/**
 * The supplier.
 * @minLength 1
 * @maxLength 64
 */
supplierId?: string;
/**
 * Its merchant.
 * @minLength 1
 * @maxLength 64
 */
merchantId?: string;
};
