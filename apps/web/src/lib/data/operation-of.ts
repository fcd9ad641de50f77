import 'server-only';
import { type Operation, type OperationId, operations } from '@bazaar/api/operations';

const PREFIX = /^\/api\/v1/;

/** Fixed segments first, as the service itself decides between `/categories/menu` and `/categories/{id}`. */
const byExactness = operations
  .map((operation) => ({ operation, segments: operation.path.split('/') }))
  .sort((a, b) => parameters(a.segments) - parameters(b.segments));

/** Which call of the contract an address is; undefined where the contract does not name it. */
export function operationOf(
  method: string,
  pathname: string,
): (Operation & { readonly operationId: OperationId }) | undefined {
  const requested = pathname.replace(PREFIX, '').split('/');
  return byExactness.find(
    ({ operation, segments }) =>
      operation.method === method &&
      segments.length === requested.length &&
      segments.every((segment, index) => isParameter(segment) || segment === requested[index]),
  )?.operation;
}

function parameters(segments: readonly string[]): number {
  return segments.filter(isParameter).length;
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
