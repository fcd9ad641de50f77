import type { AddressLimit } from '../auth/address-limit';

/** Feedback without an account, by address: enough for an office behind one address, too little to bury the readers. */
export const feedbackLimit: AddressLimit = { purpose: 'feedback', uses: 20, windowSeconds: 600 };
