/**
 * Generated from the contract; do not edit.
 */

/**
 * A field of the profile, as `Customer` and `ChangedCustomer` name it; a field of the company stands below `company.`. Open: the service may ask for
 * more.
 */
export type ProfileField = string;
