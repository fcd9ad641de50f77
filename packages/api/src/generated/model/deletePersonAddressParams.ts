/**
 * Generated from the contract; do not edit.
 */

export type DeletePersonAddressParams = {
/**
 * The address.
 * @minLength 1
 * @maxLength 64
 */
addressId: string;
};
