import { bareMediaType } from '../model/json-parts.ts';
import type { OperationModel, ResponseModel } from '../model/operation-model.ts';
import type { LiveAnswer } from '../requests/send-request.ts';

/** Returns the response listed for a status, by its number or its range (`4XX`). */
export function listedResponse({ responses }: OperationModel, status: number): ResponseModel | undefined {
  return responses.get(String(status)) ?? responses.get(`${Math.floor(status / 100)}XX`);
}

/** Returns the response that describes a status: a listed one, or `default`. */
export function responseFor(operation: OperationModel, status: number): ResponseModel | undefined {
  return listedResponse(operation, status) ?? operation.responses.get('default');
}

/** Returns the declared media type that covers the one of a response: equal, or a range such as `image/*`; the narrowest first. */
export function declaredType(content: ResponseModel['content'], found: string): string | undefined {
  const types = [...content.keys()];
  const range = found.replace(/\/.*$/, '/*');
  return [found, range, '*/*', '*']
    .map((form) => types.find((type) => bareMediaType(type) === form))
    .find((type) => type !== undefined && (found !== '' || type.startsWith('*')));
}

/** Returns the media type of a response without its parameters; empty when it has none. */
export function mediaTypeOf({ headers }: LiveAnswer): string {
  return bareMediaType(headers.get('content-type') ?? '');
}
