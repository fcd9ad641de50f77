import { simulateAnswers } from '../conversations/simulate-answers';
import { refreshDue } from '../money/refresh-payment';
import type { Services } from '../server/services';
import { catchUpAll } from '../trade/catch-up';

/**
 * What happens by itself as time passes: a supplier who sees a request, an offer that expires. Each slice adds its own; moving the
 * clock by the test controls runs them all, in this order.
 */
export const ticks: readonly ((services: Services) => Promise<void>)[] = [
  // Deadlines of payments.
  (services) => refreshDue(services),
  // The supplier's side of trade requests, and validity that ends.
  catchUpAll,
  // Support answers.
  (services) => simulateAnswers(services),
];
