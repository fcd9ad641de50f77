import type { OpenApiDocument } from '../document.ts';
import { followReferences } from './follow-references.ts';
import { parseDocument } from './parse-document.ts';
import { refusal } from './refuse-unknown.ts';
import { type FindAtReference, findSource } from './sources.ts';

/** A contract cannot be read, or is not understood; the message is one sentence. */
export class ReadingError extends Error {}

/**
 * Reads a contract as one document: a file or an address in JSON or YAML, with all files its references name, or the same at a
 * reference of git (`main:openapi.yaml`). Throws `ReadingError`.
 */
export async function readContract(words: string, atReference?: FindAtReference): Promise<OpenApiDocument> {
  try {
    const source = findSource(words, atReference);
    const root = await parseDocument(source);
    const early = refusal(root);
    if (early !== undefined) throw new Error(`${source.name} ${early}`);
    const document = await followReferences(root, source);
    const late = document === root ? undefined : refusal(document);
    if (late !== undefined) throw new Error(`${source.name} ${late}`);
    return { paths: {}, components: {}, ...(document as object) } as OpenApiDocument;
  } catch (error) {
    throw new ReadingError(error instanceof Error ? error.message : String(error));
  }
}
