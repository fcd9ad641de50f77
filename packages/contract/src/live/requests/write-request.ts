import { type Credentials, noCredentials } from '../access/credentials.ts';
import type { OperationModel, ParameterModel, Place } from '../model/operation-model.ts';
import type { LiveRequest } from './live-request.ts';
import { cookieParts, headerValue, pathText, queryParts } from './parameter-text.ts';
import { encodeText, headerText } from './plain-text.ts';
import { writeBody } from './write-body.ts';
import type { WrittenRequest } from './written-request.ts';

/** Serialises a request: parameters into the address, headers and cookies, the body in its media type. */
export function writeRequest(
  operation: OperationModel,
  request: LiveRequest,
  baseUrl: string,
  credentials: Credentials = noCredentials,
): WrittenRequest {
  const find = (place: Place, name: string) => parameterOf(operation, place, name);
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = find('path', name);
    const value = request.path[name];
    return parameter === undefined ? encodeText(String(value ?? '')) : pathText(parameter, value);
  });
  const query = [
    ...Object.entries(request.query).flatMap(([name, value]) => queryParts(find('query', name), name, value)),
    ...Object.entries(credentials.query).map(([name, text]) => `${encodeText(name)}=${encodeText(text)}`),
  ].join('&');
  const headers: Record<string, string> = { accept: acceptOf(operation) };
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = headerText(headerValue(find('header', name), value));
  const cookies = [
    ...Object.entries(request.cookies ?? {}).flatMap(([name, value]) =>
      cookieParts(find('cookie', name), name, value),
    ),
    ...Object.entries(credentials.cookies).map(([name, text]) => `${name}=${text}`),
  ];
  Object.assign(headers, credentials.headers);
  if (cookies.length > 0) headers.cookie = [headers.cookie, ...cookies].filter(Boolean).join('; ');
  const written = writeBody(operation.body, request);
  // A multipart form gets its type, with a boundary, where it is sent.
  if (written !== undefined && !Array.isArray(written.body)) headers['content-type'] = written.mediaType;
  return {
    method: operation.method,
    url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    headers,
    ...(written === undefined ? {} : { body: written.body }),
    ...(credentials.secrets.length === 0 ? {} : { secrets: credentials.secrets }),
  };
}

function parameterOf(operation: OperationModel, place: Place, name: string): ParameterModel | undefined {
  return operation.parameters.find((parameter) => parameter.in === place && parameter.name === name);
}

/** JSON first; else whatever the contract answers with. */
function acceptOf({ responses }: OperationModel): string {
  const types = [...responses.values()].flatMap(({ content }) => [...content.keys()]);
  const others = types.filter((type) => !/^application\/(problem\+)?json$/.test(type));
  return [...new Set(['application/json', 'application/problem+json', ...others])].join(', ');
}
