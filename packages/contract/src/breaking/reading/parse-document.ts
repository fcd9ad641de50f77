import { parse } from 'yaml';
import type { Json } from '../../document.ts';
import type { Source } from './sources.ts';

/** Parses a file of a contract: JSON as JSON, all else as YAML 1.2 with merge keys. Throws an error of one sentence. */
export function parseDocument(source: Source): Json {
  const text = readText(source);
  try {
    return looksLikeJson(text) ? parseJson(text, source) : (parse(text, yamlOptions) as Json);
  } catch (error) {
    throw new Error(`${source.name} cannot be read: ${firstLine(error)}`);
  }
}

/** Merge keys (`<<`) are no part of YAML 1.2, but of most contracts that share parts by anchors. */
const yamlOptions = { merge: true, maxAliasCount: -1, logLevel: 'error' } as const;

function readText(source: Source): string {
  try {
    return source.read().replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Error(`${source.name} cannot be read: ${firstLine(error)}`);
  }
}

const looksLikeJson = (text: string) => /^\s*[{[]/.test(text);

/** A YAML file may begin with a brace too. */
function parseJson(text: string, source: Source): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (source.name.endsWith('.json')) throw error;
    return parse(text, yamlOptions) as Json;
  }
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
