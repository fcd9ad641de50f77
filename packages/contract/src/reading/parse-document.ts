import { parse } from 'yaml';
import type { Json } from '../document.ts';
import { repeatedKey } from './repeated-key.ts';
import type { Source } from './sources.ts';

/** Reads and parses a file of a contract: JSON as JSON, all else as YAML 1.2 with merge keys. Throws an error of one sentence. */
export async function parseDocument(source: Source): Promise<Json> {
  try {
    const text = (await source.read()).replace(/^\uFEFF/, '');
    return looksLikeJson(text) ? parseJson(text, source) : (parse(text, yamlOptions) as Json);
  } catch (error) {
    throw new Error(`${source.name} cannot be read: ${reasonOf(error)}`);
  }
}

/** Aliases of aliases that would become more parts than this are a trap, no contract. */
const mostAliases = 1_000_000;
/** Merge keys (`<<`) are no part of YAML 1.2, but of most contracts that share parts by anchors. */
const yamlOptions = { merge: true, maxAliasCount: mostAliases, logLevel: 'error' } as const;

const looksLikeJson = (text: string) => /^\s*[{[]/.test(text);

/** A YAML file may begin with a brace too. */
function parseJson(text: string, source: Source): Json {
  try {
    const parsed = JSON.parse(text) as Json;
    const repeated = repeatedKey(text);
    if (repeated !== undefined) throw new Error(`${repeated} stands twice in one object`);
    return parsed;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (source.name.endsWith('.json')) throw error;
    return parse(text, yamlOptions) as Json;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ((error as { code?: string }).code === 'ENOENT') return 'there is no such file';
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message.split('\n')[0] ?? '';
}
