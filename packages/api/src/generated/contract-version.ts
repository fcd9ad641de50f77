/** Generated from the contract; do not edit. */
export const contractVersion = '2.0.0';
