/**
 * Generated from the contract; do not edit.
 */
import type { TermParameter } from './termParameter';

export type ListFaqGroupsParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: TermParameter;
};
