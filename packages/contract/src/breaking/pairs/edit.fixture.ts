import type { JsonObject, OpenApiDocument } from '../../document';
import { at } from '../base-contract.fixture';
import type { ContractPair, Verdict } from './keyword-pairs.fixture';
import { shop } from './shop.fixture';

/** One edit of the small contract: what it breaks and why, and what undoing it breaks and why. */
export interface Edit {
  name: string;
  change: (document: OpenApiDocument) => unknown;
  forward: [Verdict, string];
  backward: [Verdict, string];
}

export const breaking = (reason: string): [Verdict, string] => ['breaking', reason];
export const harmless = (reason: string): [Verdict, string] => ['harmless', reason];

export const edit = (
  name: string,
  change: Edit['change'],
  forward: Edit['forward'],
  backward: Edit['backward'],
): Edit => ({ name, change, forward, backward });

const path = '/items/{group}/{id}';
export const item = (document: OpenApiDocument) => at(document, 'paths', path);
export const get = (document: OpenApiDocument) => at(document, 'paths', path, 'get');
export const put = (document: OpenApiDocument) => at(document, 'paths', path, 'put');
export const parameters = (document: OpenApiDocument) => get(document).parameters as JsonObject[];
export const ok = (document: OpenApiDocument) => at(get(document) as OpenApiDocument, 'responses', '200');
export const schema = (document: OpenApiDocument) => at(document, 'components', 'schemas', 'Item');
export const fields = (document: OpenApiDocument) =>
  schema(document).properties as { [name: string]: JsonObject };
export const oauth = (document: OpenApiDocument) => at(document, 'components', 'securitySchemes', 'oauth');

/** Every edit done and undone, in 3.0 and 3.1. */
export function pairsOf(edits: readonly Edit[]): ContractPair[] {
  return ['3.0.4', '3.1.1'].flatMap((version) =>
    edits.flatMap(({ name, change, forward, backward }) => {
      const edited = shop(version);
      change(edited);
      const pair = (
        before: OpenApiDocument,
        after: OpenApiDocument,
        [verdict, reason]: [Verdict, string],
        end = '',
      ) => ({
        name: `${version} ${name}${end}`,
        before,
        after,
        verdict,
        reason,
      });
      return [pair(shop(version), edited, forward), pair(edited, shop(version), backward, ', undone')];
    }),
  );
}
