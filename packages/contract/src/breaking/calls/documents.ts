import type { OpenApiDocument } from '../../document.ts';
import type { Policy } from '../policy.ts';
import type { Pair } from '../schemas/comparison.ts';

/** What a comparison is about, and by which rules. */
export interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
  pair: Pair;
  policy: Policy;
}
