import { operations as contract } from '@bazaar/api/operations';
import type { ContractOperation } from '../http/contract-operation';

export interface ContractRoute {
  method: string;
  /** In the router's syntax: `/categories/:id/children`. */
  path: string;
  operation: ContractOperation;
}

/**
 * Returns every operation with its address in the contract, literal addresses before those with parameters, since the router takes the
 * first match (`/notes/byuser` before `/notes/:id`). Throws at start for one the contract does not have.
 */
export function contractRoutes(operations: readonly ContractOperation[]): ContractRoute[] {
  const routes = operations.map((operation) => {
    const found = contract.find(({ operationId }) => operationId === operation.operationId);
    if (found === undefined) throw new Error(`${operation.operationId} is not in the contract`);
    const path = found.path.replaceAll(/\{(\w+)\}/g, ':$1');
    return { method: found.method.toUpperCase(), path, operation };
  });
  return routes.sort((left, right) => countParameters(left) - countParameters(right));
}

function countParameters({ path }: ContractRoute): number {
  return path.split(':').length - 1;
}
