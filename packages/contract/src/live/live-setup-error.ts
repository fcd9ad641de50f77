/** Nothing can be driven: the contract cannot be read, nothing responded at the address, or the options match no operation. */
export class LiveSetupError extends Error {}
