import { isObject, type JsonObject, type OpenApiDocument } from './document.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export interface NamedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly operation: JsonObject;
}

/** Returns every operation of the contract, in its order. */
export function listOperations(document: OpenApiDocument): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation) || typeof operation.operationId !== 'string') return [];
      const tag = Array.isArray(operation.tags) ? String(operation.tags[0]) : '';
      return [{ operationId: operation.operationId, method, path, tag, operation }];
    }),
  );
}

/** Converts `listNotes` to the form used in derived names: `ListNotesResponse`. */
export function pascalCase(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}
