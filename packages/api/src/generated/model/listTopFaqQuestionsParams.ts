/**
 * Generated from the contract; do not edit.
 */

export type ListTopFaqQuestionsParams = {
/**
 * How many.
 * @minimum 1
 * @maximum 50
 */
count?: number;
};
