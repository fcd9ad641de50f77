import { randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '../../document.ts';
import type { OperationModel } from '../model/operation-model.ts';
import { isJson } from '../model/read-operations.ts';
import { freshUuid, type LiveRequest } from './live-request.ts';
import { sampleFile } from './sample-files.ts';

export interface Attachment {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** A request as it is sent over HTTP. */
export interface WrittenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | readonly (readonly [field: string, value: string | Attachment])[];
}

/** Serialises a request: parameters into the address and headers, the body in its media type. */
export function writeRequest(
  operation: OperationModel,
  request: LiveRequest,
  baseUrl: string,
  token: string | undefined,
): WrittenRequest {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeText(plainText(request.path[name])),
  );
  const query = writeQuery(operation, request.query);
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json' };
  for (const [name, value] of Object.entries(request.headers)) headers[name] = headerText(value);
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const written = writeBody(operation, request);
  const multipart = typeof written?.body !== 'string';
  if (written !== undefined && !multipart) headers['content-type'] = written.mediaType;
  return {
    method: operation.method,
    url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    headers,
    ...(written === undefined ? {} : { body: written.body }),
  };
}

function writeQuery(operation: OperationModel, query: JsonObject): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const parameter = operation.parameters.find(
        (candidate) => candidate.in === 'query' && candidate.name === name,
      );
      const values = Array.isArray(value) ? value : [value];
      const texts =
        parameter?.isExploded === false ? [values.map(plainText).join(',')] : values.map(plainText);
      return texts.map((text) => `${encodeText(name)}=${encodeText(text)}`);
    })
    .join('&');
}

function writeBody(operation: OperationModel, { raw, body }: LiveRequest) {
  if (raw !== undefined) return { mediaType: raw.mediaType, body: raw.text };
  if (body === undefined || operation.body === undefined) return undefined;
  const { mediaType } = operation.body;
  if (isJson(mediaType)) return { mediaType, body: JSON.stringify(body) };
  const fields = Object.entries(
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {},
  );
  if (mediaType === 'multipart/form-data') {
    const entries = fields.flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => [field, fileOrText(field, item)] as const),
    );
    return { mediaType, body: entries };
  }
  const text = fields.map(([name, value]) => `${encodeText(name)}=${encodeText(plainText(value))}`).join('&');
  return { mediaType, body: text };
}

function fileOrText(field: string, value: Json): string | Attachment {
  const file = sampleFile(value);
  return file === undefined ? plainText(value) : { field, ...file };
}

function plainText(value: Json | undefined): string {
  if (value === freshUuid) return randomUUID();
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}

/** Encodes texts that are not well-formed Unicode too, which an address cannot hold. */
function encodeText(text: string): string {
  const encoded = encodeURIComponent(wellFormed(text));
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

/** Headers hold bytes; other characters are sent as UTF-8, and characters not allowed in a header are dropped. */
function headerText(value: Json): string {
  const bytes = Buffer.from(plainText(value), 'utf8').toString('latin1');
  return [...bytes]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();
}

function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
