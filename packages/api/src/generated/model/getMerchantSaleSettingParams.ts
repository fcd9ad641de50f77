/**
 * Generated from the contract; do not edit.
 */

export type GetMerchantSaleSettingParams = {
/**
 * The merchant.
 * @minLength 1
 * @maxLength 64
 */
merchantId: string;
};
