import type { Json } from '../../document.ts';
import { asObject, bareMediaType, isJson, isXml } from '../model/json-parts.ts';
import type { BodyModel } from '../model/operation-model.ts';
import type { LiveRequest } from './live-request.ts';
import { formText } from './parameter-text.ts';
import { plainText } from './plain-text.ts';
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
  if (isForm(bare)) return { mediaType, body: formText(model.encoding, body) };
  if (isXml(bare) && model.xml !== undefined) return { mediaType, body: model.xml(body) };
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

function fileOrText(field: string, value: Json): string | Attachment {
  const file = sampleFile(value);
  return file === undefined ? plainText(value) : { field, ...file };
}
