import { responseSchemas } from './generated/response-schemas';
import { statuses } from './generated/statuses';
import { operationOf } from './operation-of';
import type { OperationId } from './operations';

/** Validates that a response has the shape of the contract. */
export interface ResponseSchema {
  safeParse(answer: unknown): { readonly success: boolean };
}

/** Complete by its type: an operation without a schema does not compile, and the generator refuses to write this table. */
const schemas: Readonly<Record<OperationId, () => Promise<ResponseSchema>>> = responseSchemas;

/** Thrown for an address the contract does not name, because its response cannot be validated. */
export class UnknownOperationError extends Error {
  constructor(method: string, pathname: string) {
    super(`${method} ${pathname} is no call of the contract`);
    this.name = 'UnknownOperationError';
  }
}

/** Returns the schema of an operation's successful response; its module is loaded with the first response to validate. */
export function responseSchemaOf(operationId: OperationId): Promise<ResponseSchema> {
  return schemas[operationId]();
}

/**
 * Returns whether a successful response matches the contract: JSON of its schema, or an empty body where the operation names 204.
 *
 * @param pathname percent-encoded and without the query
 * @throws UnknownOperationError for an address the contract does not name; no response goes unvalidated
 */
export async function isContractAnswer(
  method: string,
  pathname: string,
  answer: { readonly status: number; readonly text: string },
): Promise<boolean> {
  const operation = operationOf(method, pathname);
  if (operation === undefined) throw new UnknownOperationError(method, pathname);
  const { operationId } = operation;
  const named: readonly number[] = statuses[operationId];
  if (!named.includes(answer.status)) return false;
  if (answer.status === 204) return answer.text === '';
  const value = parse(answer.text);
  return value !== undefined && (await responseSchemaOf(operationId)).safeParse(value).success;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
