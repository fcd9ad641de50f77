import { operations as contract } from '@bazaar/api/operations';
import type { ContractOperation } from '../http/contract-operation';

export interface ContractRoute {
  method: string;
  /** In the router's spelling: `/categories/:id/children`. */
  path: string;
  operation: ContractOperation;
}

/**
 * Every operation with its address in the contract, literal addresses before those with parameters, since the router takes the first
 * that fits (`/notes/byuser` before `/notes/:id`). One the contract does not know is a mistake of ours, found at start.
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
