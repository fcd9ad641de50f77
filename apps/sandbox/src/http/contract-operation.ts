import type { z } from 'zod';
import type { AddressLimit } from '../auth/address-limit';
import type { RequestContext } from '../server/request-context';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export interface OperationSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** The body must be `multipart/form-data`. */
  isForm?: true;
  /** By status. `null` means a response without a body. */
  responses: Record<number, z.ZodType | null>;
}

export interface OperationInput<Schemas extends OperationSchemas> {
  params: Parsed<Schemas['params']>;
  query: Parsed<Schemas['query']>;
  headers: Parsed<Schemas['headers']>;
  body: Parsed<Schemas['body']>;
}

/** Result of a handler: a status of the contract and its body. The wrapper validates it before it is sent. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ContractOperation {
  operationId: string;
  schemas: OperationSchemas;
  /** How often callers without a valid token may send it, by address. They are counted before their body is read. */
  limit?: AddressLimit;
  handle(input: OperationInput<OperationSchemas>, context: RequestContext): Promise<Answer>;
}

interface OperationSettings<Schemas extends OperationSchemas> {
  schemas: Schemas;
  limit?: AddressLimit;
}

/**
 * Connects one operation of the contract to its handler; the schemas give the handler its types. Access and cache time come from the
 * contract itself.
 */
export function contractOperation<Schemas extends OperationSchemas>(
  operationId: string,
  { schemas, limit }: OperationSettings<Schemas>,
  handle: (input: OperationInput<Schemas>, context: RequestContext) => Promise<Answer>,
): ContractOperation {
  const part = limit === undefined ? {} : { limit };
  return { operationId, schemas, ...part, handle: handle as ContractOperation['handle'] };
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export const noContent: Answer = { status: 204 };
