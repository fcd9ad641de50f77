import { isObject, type Json } from '../../document.ts';
import { asObject, bareMediaType, isJson } from '../model/json-parts.ts';
import type { BodyModel, ParameterModel, Style } from '../model/operation-model.ts';
import type { LiveRequest } from './live-request.ts';
import { queryParts } from './parameter-text.ts';
import { encodeText, plainText } from './plain-text.ts';
import { sampleFile } from './sample-files.ts';
import type { Attachment, WrittenRequest } from './written-request.ts';

export interface WrittenBody {
  readonly mediaType: string;
  readonly body: NonNullable<WrittenRequest['body']>;
}

/** Serialises the body of a request in its media type. */
export function writeBody(model: BodyModel | undefined, { raw, body }: LiveRequest): WrittenBody | undefined {
  if (raw !== undefined) return { mediaType: raw.mediaType, body: raw.text };
  if (body === undefined || model === undefined) return undefined;
  const { mediaType } = model;
  const bare = bareMediaType(mediaType);
  if (isJson(bare)) return { mediaType, body: JSON.stringify(body) };
  if (bare === 'multipart/form-data') return { mediaType, body: multipart(body) };
  if (isForm(bare)) return { mediaType, body: urlEncoded(model, body) };
  const file = sampleFile(body);
  if (file === undefined) return { mediaType, body: plainText(body) };
  return { mediaType, body: { field: '', ...file } };
}

function isForm(mediaType: string): boolean {
  return mediaType === 'multipart/form-data' || mediaType === 'application/x-www-form-urlencoded';
}

function multipart(body: Json): [field: string, value: string | Attachment][] {
  return Object.entries(asObject(body)).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string | Attachment] => [
      field,
      fileOrText(field, item),
    ]),
  );
}

/** OpenAPI: a field is written as a query parameter, by its `encoding`; an object without one as JSON. */
function urlEncoded({ encoding }: BodyModel, body: Json): string {
  return Object.entries(asObject(body))
    .flatMap(([name, value]) => {
      const { style, explode } = asObject(encoding[name]);
      if (isObject(value) && style === undefined)
        return [`${encodeText(name)}=${encodeText(plainText(value))}`];
      return queryParts(field(name, style, explode), name, value);
    })
    .join('&');
}

function field(name: string, style: Json | undefined, explode: Json | undefined): ParameterModel {
  return {
    ...{ name, in: 'query', isRequired: false, schema: {}, examples: [], isJsonText: false },
    style: (typeof style === 'string' ? style : 'form') as Style,
    isExploded: typeof explode === 'boolean' ? explode : style === undefined || style === 'form',
    allowsReserved: false,
  };
}

function fileOrText(field: string, value: Json): string | Attachment {
  const file = sampleFile(value);
  return file === undefined ? plainText(value) : { field, ...file };
}
