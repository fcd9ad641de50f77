/**
 * Generated from the contract; do not edit.
 */

export type GetPageByNameParams = {
/**
 * Name of the page.
 * @minLength 1
 * @maxLength 60
 */
name: string;
};
