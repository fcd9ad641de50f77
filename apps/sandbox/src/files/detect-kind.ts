import { fileTypeFromBuffer } from 'file-type';
import { detectCadText } from './cad-text';
import { type FileKindName, isFileKind } from './file-kinds';

/** Detects a file's kind by its content only; `undefined` for anything but the accepted kinds, in particular markup and programs. */
export async function detectKind(bytes: Uint8Array): Promise<FileKindName | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found !== undefined) return isFileKind(found.ext) ? found.ext : undefined;
  return detectCadText(bytes);
}
