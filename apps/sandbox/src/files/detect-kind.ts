import { fileTypeFromBuffer } from 'file-type';
import { detectCadText } from './cad-text';
import { type FileKindName, isFileKind } from './file-kinds';

/** What a file is, by its content alone; undefined when it is none of the accepted kinds, markup and programs among them. */
export async function detectKind(bytes: Uint8Array): Promise<FileKindName | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found !== undefined) return isFileKind(found.ext) ? found.ext : undefined;
  return detectCadText(bytes);
}
