import type { JsonObject, OpenApiDocument } from '../../document';
import { at } from '../base-contract.fixture';

type Edit = (document: OpenApiDocument) => unknown;

/** What an edit breaks, and what undoing it breaks; `!` marks a warning, an empty text a harmless change. */
export type Case = [edit: Edit, forward: string, backward: string];

export const get = (document: OpenApiDocument) => at(document, 'paths', '/orders/{id}', 'get');
export const put = (document: OpenApiDocument) => at(document, 'paths', '/orders/{id}', 'put');
export const parameter = (document: OpenApiDocument, index: number) =>
  at(get(document) as OpenApiDocument, 'parameters', index);
export const sent = (document: OpenApiDocument, index: number) =>
  at(parameter(document, index) as OpenApiDocument, 'schema');
export const order = (document: OpenApiDocument) => at(document, 'components', 'schemas', 'Order');
export const change = (document: OpenApiDocument) => at(document, 'components', 'schemas', 'Change');
export const field = (schema: JsonObject, name: string) =>
  (schema.properties as JsonObject)[name] as JsonObject;
export const push = (list: unknown, value: unknown) => (list as unknown[]).push(value);
export const set = (target: JsonObject, values: JsonObject) => Object.assign(target, values);

export function renameKey(target: unknown, from: string, to: string): void {
  const record = target as JsonObject;
  record[to] = record[from] ?? {};
  delete record[from];
}

export function renamePath(document: OpenApiDocument): void {
  renameKey(document.paths, '/orders/{id}', '/orders/{orderId}');
  const shared = (document.paths['/orders/{orderId}'] as JsonObject).parameters as JsonObject[];
  set(shared[0] as JsonObject, { name: 'orderId' });
}
