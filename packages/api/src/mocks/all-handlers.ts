import type { HttpHandler } from 'msw';
import { mockHandlers } from '../generated/mock-handlers';
import { operationsByExactness } from '../operation-of';
import type { OperationId } from '../operations';

/** Complete by its type: an operation without a mock does not compile. */
const builders: Readonly<Record<OperationId, () => HttpHandler>> = mockHandlers;

/**
 * Returns a handler for every call of the contract, each responding with the contract's example. Fixed paths come first, because MSW takes
 * the first match. Works in both `setupServer` of `msw/node` and `setupWorker` of `msw/browser`.
 */
export function allHandlers(): HttpHandler[] {
  return operationsByExactness.map(({ operationId }) => builders[operationId]());
}
