import type { OpenApiDocument } from '../document.ts';
import { compareCalls } from './calls/compare-calls.ts';
import { compareSchemes } from './calls/security-schemes.ts';
import { compareServers } from './calls/servers.ts';
import type { Change } from './change.ts';
import { FoundOfCalls } from './found-of-calls.ts';
import { emptyFrame } from './frame.ts';
import type { Place } from './place.ts';
import { defaultPolicy, type Policy } from './policy.ts';
import { comparisonOf } from './schemas/compare-schemas.ts';

/**
 * Returns all changes in `after` that may affect a caller of `before`. Leaves out harmless changes. Throws for a reference that leads nowhere.
 * External references have to be part of the documents already (`readContract`).
 */
export function compareContracts(
  before: OpenApiDocument,
  after: OpenApiDocument,
  policy: Policy = defaultPolicy(new Date().toISOString().slice(0, 10)),
): Change[] {
  const documents = { before, after, pair: comparisonOf(before, after), policy };
  const whole: Place = { side: 'request', operation: '', where: '', frame: emptyFrame(), policy };
  compareServers(before.servers, after.servers, whole);
  compareSchemes(documents, whole);
  const found = new FoundOfCalls();
  compareCalls(documents, before.paths, after.paths, found, 'call');
  compareCalls(documents, before.webhooks, after.webhooks, found, 'webhook');
  return [...whole.frame.found, ...found.changes()];
}
