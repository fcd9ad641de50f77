import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../../document';
import { compareContracts } from '../compare';
import { as30 } from '../pairs/as-version.fixture';
import { keywordRows } from '../pairs/keyword-pairs.fixture';
import type { KeywordRow } from '../pairs/keyword-row.fixture';
import { spotsOf } from './spots.fixture';
import { read, type Style, styles } from './styles.fixture';

const documents = await Promise.all((Object.keys(styles) as Style[]).map((style) => read(style)));
const isOld = ({ openapi }: OpenApiDocument) => String(openapi).startsWith('3.0');

/** Returns a contract with a field more in one of its objects, at the loose or the tight setting of a keyword. */
function withField(document: OpenApiDocument, row: KeywordRow, index: number, setting: 'loose' | 'tight') {
  const copy = structuredClone(document);
  const written = (part: JsonObject) => (isOld(document) ? (as30(part) as JsonObject) : part);
  const spot = spotsOf(copy)[index];
  if (spot === undefined) throw new Error('there is no such object');
  (spot.schema.properties as JsonObject).mutated = written(structuredClone(row[setting]));
  copy.components.schemas = { ...copy.components.schemas, ...written(row.components ?? {}) };
  return { copy, spot };
}

const mutation = fc
  .record({ document: fc.constantFrom(...documents), row: fc.constantFrom(...keywordRows), spot: fc.nat() })
  .filter(({ document, row }) => !isOld(document) || row.isNew !== true);

const breaks = (before: OpenApiDocument, after: OpenApiDocument) =>
  compareContracts(before, after).some(({ level }) => level === 'breaking');

it('finds a single mutation anywhere, and does not call its reverse breaking, in 99 of 100', () => {
  const tried = { found: 0, missed: [] as string[], quiet: 0, invented: [] as string[] };
  for (const { document, row, spot: number } of fc.sample(mutation, { numRuns: 1500, seed: 18 })) {
    const index = number % spotsOf(document).length;
    const loose = withField(document, row, index, 'loose');
    const tight = withField(document, row, index, 'tight');
    const { isSent, isRead, isInForm } = loose.spot;
    if (isInForm && row.isAlikeInForms === true) continue;
    const name = `${document.info === undefined ? '' : JSON.stringify(document.info)} ${row.name} at ${index}`;
    const [tightens, loosens] = [breaks(loose.copy, tight.copy), breaks(tight.copy, loose.copy)];
    const isFound = (!isSent || tightens) && (!isRead || loosens);
    if (isFound) tried.found++;
    else tried.missed.push(name);
    // What is both sent and read breaks in both directions.
    if (isSent && isRead) continue;
    if (isSent ? loosens : tightens) tried.invented.push(name);
    else tried.quiet++;
  }
  const share = (good: number, bad: readonly string[]) => good / (good + bad.length);
  expect(tried.quiet, 'enough reverses are tried').toBeGreaterThan(500);
  expect(share(tried.found, tried.missed), tried.missed.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(share(tried.quiet, tried.invented), tried.invented.join('\n')).toBeGreaterThanOrEqual(0.99);
});

it('finds nothing where a document is only written in another order', () => {
  const reversed = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(reversed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .toReversed()
        .map(([key, value]) => [key, reversed(value)]),
    );
  };
  for (const document of documents)
    expect(compareContracts(document, reversed(document) as OpenApiDocument)).toEqual([]);
});
