import { operations as rows } from './generated/operations';

export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/v1`, in the contract's spelling: `/categories/{id}/children`. */
  readonly path: string;
  readonly tag: string;
  /** `Anyone` or `LoggedIn`. */
  readonly roles: readonly string[];
  /** Time a public response may be cached, in s; 0 means not at all. */
  readonly cacheSeconds: number;
}

export type OperationId = (typeof rows)[number]['operationId'];

/** Every operation of the contract. */
export const operations: readonly (Operation & { readonly operationId: OperationId })[] = rows;
