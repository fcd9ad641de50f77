import { rateLimits } from '@bazaar/api/answer-rules';
import type { AddressLimit } from '../auth/address-limit';

/** Limit of feedback without an account, by address: enough for an office behind one address, too low to flood the readers. */
export const feedbackLimit: AddressLimit = { purpose: 'feedback', ...rateLimits.sendFeedback };
