import { simulateAnswers } from '../conversations/simulate-answers';
import { refreshDue } from '../money/refresh-payment';
import type { Services } from '../server/services';
import { catchUpAll } from '../trade/catch-up';

/**
 * Events that happen as time passes: a supplier sees a request, an offer expires. Each feature adds its own; the housekeeping runs them all
 * in this order, and so does advancing the clock by the test controls.
 */
export const ticks: readonly ((services: Services) => Promise<void>)[] = [
  // Deadlines of payments.
  (services) => refreshDue(services),
  // The supplier's side of trade requests, and expiring validity.
  catchUpAll,
  // Support replies.
  (services) => simulateAnswers(services),
];
