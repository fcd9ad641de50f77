/**
 * Generated from the contract; do not edit.
 */

export type CheckMerchantNameParams = {
/**
 * The name to be taken.
 * @minLength 1
 * @maxLength 200
 */
name: string;
};
