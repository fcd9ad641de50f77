import type { OpenApiDocument } from '../../document.ts';
import { followReferences } from './follow-references.ts';
import { parseDocument } from './parse-document.ts';
import { refusal } from './refuse-unknown.ts';
import { findSource } from './sources.ts';

/**
 * Reads a contract as one document: a file in JSON or YAML, with all files its references name, or the same at a reference of git
 * (`main`, `v1.2.0:openapi.yaml`). Throws an error of one sentence for what cannot be read or is not understood.
 */
export function readContract(words: string): OpenApiDocument {
  const source = findSource(words);
  const root = parseDocument(source);
  const early = refusal(root);
  if (early !== undefined) throw new Error(`${source.name} ${early}`);
  const document = followReferences(root, source);
  const late = refusal(document);
  if (late !== undefined) throw new Error(`${source.name} ${late}`);
  return { paths: {}, components: {}, ...(document as object) } as OpenApiDocument;
}
