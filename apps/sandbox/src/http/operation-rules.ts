import { locations } from '@bazaar/api/answer-rules';
import { operations } from '@bazaar/api/operations';
import { statuses } from '@bazaar/api/statuses';

export interface OperationRules {
  /** A valid token is required, otherwise 401. When false, a token is optional. */
  needsUser: boolean;
  /** The user needs one of these roles, otherwise 403; empty when any user is allowed. */
  roles: readonly string[];
  /** Time a public response may be cached, in s; 0 means not at all. */
  cacheSeconds: number;
  /** Statuses named by the contract. Any operation may also fail with 500. */
  statuses: readonly number[];
  /** Address of what the call makes, below the API; `{…}` is a field of the answer. */
  location?: string | undefined;
}

/** Returns the rules of one operation beyond its shapes. Throws for a name the contract does not have. */
export function rulesOf(operationId: string): OperationRules {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`${operationId} is not in the contract`);
  const isPublic = found.roles.includes('Anyone');
  return {
    needsUser: !isPublic,
    roles: isPublic || found.roles.includes('LoggedIn') ? [] : found.roles,
    cacheSeconds: found.cacheSeconds,
    statuses: statuses[found.operationId],
    location: (locations as Readonly<Record<string, string>>)[found.operationId],
  };
}
