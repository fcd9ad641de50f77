import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Queryable } from '../db/database-handle';
import { files } from '../db/schema/people';
import { persianNumber } from '../http/persian-issues';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { detectKind } from './detect-kind';
import { type FileKindName, fileKinds, pictureKinds } from './file-kinds';
import { fileRef, type SentFileRef } from './file-refs';
import { type FilePurpose, purposeRules } from './purposes';
import { safeName } from './safe-name';

/** A file that has passed every check and is not stored yet. */
export interface CheckedFile {
  purpose: FilePurpose;
  name: string;
  mime: string;
  bytes: Uint8Array;
  /** Hash of the content, which detects a repeated upload without a second copy. */
  sha256: string;
  width: number | null;
  height: number | null;
}

/** Validates an uploaded file for its purpose. Refuses with `file-size`, `file-type`, and `validation` for a picture that is too small. */
export async function checkFile(file: Blob, purpose: FilePurpose): Promise<CheckedFile> {
  const rules = purposeRules[purpose];
  if (file.size > rules.largestBytes) throw tooLarge(rules.largestBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw invalid('این پرونده خالی است.');
  const kindName = await detectKind(bytes);
  if (kindName === undefined || !rules.kinds.includes(kindName)) throw wrongType(rules.kinds);
  const name = safeName(file instanceof File ? file.name : '', fileKinds[kindName]);
  if (name === undefined) throw wrongType(rules.kinds, 'پسوند نام پرونده با محتوای آن نمی‌خواند.');
  const size = pictureKinds.includes(kindName) ? await pictureSize(bytes, rules.kinds) : undefined;
  const smallestSide = rules.smallestSide ?? 1;
  if (size !== undefined && Math.min(size.width, size.height) < smallestSide) {
    throw invalid(`هر ضلع تصویر باید دست‌کم ${persianNumber(smallestSide)} پیکسل باشد.`);
  }
  return {
    purpose,
    name,
    mime: fileKinds[kindName].mime,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

/** Keeps the bytes of a checked file, then adds its row: a row never refers to a missing file. */
export async function storeFile(
  tx: Queryable,
  services: Services,
  ownerId: string | undefined,
  { bytes, sha256: _, ...file }: CheckedFile,
): Promise<SentFileRef> {
  const id = `file-${services.random.uuid()}`;
  const row = { ...file, id, sizeBytes: bytes.length };
  await services.files.keep(tx, id, bytes);
  await tx.insert(files).values({ ...row, ownerId: ownerId ?? null, createdAt: services.clock.now() });
  return fileRef(row);
}

/** Returns width and height as a person sees the picture, after the rotation in its metadata. Refuses a picture that cannot be read. */
async function pictureSize(bytes: Uint8Array, kinds: readonly FileKindName[]) {
  const found = await sharp(bytes, { limitInputPixels: 100_000_000, failOn: 'error' })
    .metadata()
    .catch(() => undefined);
  if (found === undefined) throw wrongType(kinds, 'این تصویر خوانده نمی‌شود.');
  const { autoOrient } = found;
  return { width: autoOrient.width, height: autoOrient.height };
}

function tooLarge(largestBytes: number): ProblemError {
  const megabytes = persianNumber(largestBytes / 1024 / 1024);
  return new ProblemError('file-size', { detail: `اندازهٔ پرونده نباید بیش از ${megabytes} مگابایت باشد.` });
}

function wrongType(kinds: readonly FileKindName[], reason = 'این نوع پرونده پذیرفته نیست.'): ProblemError {
  return new ProblemError('file-type', { detail: `${reason} نوع‌های پذیرفته: ${kinds.join('، ')}.` });
}

function invalid(sentence: string): ProblemError {
  return new ProblemError('validation', { errors: { file: [sentence] } });
}
