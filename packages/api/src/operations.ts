import { operations as rows } from './generated/operations';

export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under `/api/v1`, in the contract's spelling: `/categories/{id}/children`. */
  readonly path: string;
  readonly tag: string;
  /** `Anyone` or `LoggedIn`. */
  readonly roles: readonly string[];
  /** How long a public answer may be kept; 0 means not at all. */
  readonly cacheSeconds: number;
}

export type OperationId = (typeof rows)[number]['operationId'];

/** Every operation of the contract. */
export const operations: readonly (Operation & { readonly operationId: OperationId })[] = rows;
