import { type Operation, type OperationId, operations } from './operations';

/** Prefix of every call of the contract. */
export const API_PREFIX = '/api/v1';

export type NamedOperation = Operation & { readonly operationId: OperationId };

interface Route {
  readonly operation: NamedOperation;
  readonly segments: readonly string[];
}

/** All operations, fixed paths before those with a parameter: `/traderequests/by-supplier` before `/traderequests/{id}`. */
const routes: readonly Route[] = operations
  .map((operation) => ({ operation, segments: operation.path.split('/') }))
  .sort((a, b) => parameterCount(a) - parameterCount(b));

export const operationsByExactness: readonly NamedOperation[] = routes.map(({ operation }) => operation);

/**
 * Returns the operation of an address, matched like a service that prefers fixed paths.
 *
 * @param pathname percent-encoded and without the query: `/api/v1/categories/c-1`
 * @returns `undefined` if the contract does not have the path, or has it for other methods only
 */
export function operationOf(method: string, pathname: string): NamedOperation | undefined {
  if (!pathname.startsWith(`${API_PREFIX}/`)) return undefined;
  const requested = pathname.slice(API_PREFIX.length).split('/');
  return routes.find((route) => route.operation.method === method && isAt(route, requested))?.operation;
}

function isAt({ segments }: Route, requested: readonly string[]): boolean {
  return (
    segments.length === requested.length &&
    segments.every((segment, index) =>
      isParameter(segment) ? requested[index] !== '' : segment === requested[index],
    )
  );
}

function parameterCount({ segments }: Route): number {
  return segments.filter(isParameter).length;
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
