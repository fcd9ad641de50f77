/**
 * Generated from the contract; do not edit.
 */

/**
 * 2 to 60 letters, Persian or Latin, with spaces, half-spaces, dots, apostrophes and hyphens between them.
 * @minLength 2
 * @maxLength 60
 * @pattern ^[A-Za-z\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06C0\u06CC][A-Za-z\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06C0\u06CC\u0651\u0654\u200C .'-]{1,59}$
 */
export type PersonName = string;
