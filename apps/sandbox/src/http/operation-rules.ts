import { operations } from '@bazaar/api/operations';
import { statuses } from '@bazaar/api/statuses';

export interface OperationRules {
  /** A valid token is needed, or the answer is 401. Without it a token is read when there is one. */
  needsUser: boolean;
  /** The roles of which the user needs one, or the answer is 403; empty when any user will do. */
  roles: readonly string[];
  /** How long anyone may keep a public answer, in seconds; 0 means not at all. */
  cacheSeconds: number;
  /** The statuses the contract names. Any operation may besides fail with 500. */
  statuses: readonly number[];
}

/** What the contract says of one operation besides its shapes. Throws for a name the contract does not know. */
export function rulesOf(operationId: string): OperationRules {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`${operationId} is not in the contract`);
  const isPublic = found.roles.includes('Anyone');
  return {
    needsUser: !isPublic,
    roles: isPublic || found.roles.includes('LoggedIn') ? [] : found.roles,
    cacheSeconds: found.cacheSeconds,
    statuses: statuses[found.operationId],
  };
}
