import type { HttpHandler } from 'msw';
import { mockHandlers } from '../generated/mock-handlers';
import { operationsByExactness } from '../operation-of';
import type { OperationId } from '../operations';

/** Complete by its type: an operation whose mock is missing does not compile. */
const builders: Readonly<Record<OperationId, () => HttpHandler>> = mockHandlers;

/**
 * Returns a handler for every call of the contract, each answering with the contract's example. Fixed paths come first, because MSW
 * takes the first that fits. Works in `setupServer` of `msw/node` and in `setupWorker` of `msw/browser` alike.
 */
export function allHandlers(): HttpHandler[] {
  return operationsByExactness.map(({ operationId }) => builders[operationId]());
}
