import type { Json, JsonObject } from '../document.ts';
import { compareAccess } from './access.ts';
import { type Change, type Place, report } from './change.ts';
import { compareContents } from './contents.ts';
import { compareParameters } from './parameters.ts';
import type { Pair } from './resolver.ts';
import { compareResponses } from './responses.ts';

/** Compares a call that is in both documents. */
export function compareOperations(
  pair: Pair,
  operation: string,
  before: JsonObject,
  after: JsonObject,
  found: Change[],
): void {
  const place: Place = { side: 'request', operation, where: 'request', found };
  compareNames(before, after, place);
  compareAccess(before, after, place);
  compareParameters(pair, before.parameters, after.parameters, place);
  compareBodies(pair, before.requestBody, after.requestBody, place);
  compareResponses(pair, before.responses, after.responses, {
    ...place,
    side: 'response',
    where: 'response',
  });
}

function compareNames(before: JsonObject, after: JsonObject, place: Place): void {
  if (before.operationId !== after.operationId)
    report(
      { ...place, where: 'operationId' },
      'breaking',
      'operation-id-changed',
      before.operationId,
      after.operationId,
    );
  const [was, is] = [firstTag(before), firstTag(after)];
  if (was !== is) report({ ...place, where: 'tags' }, 'warning', 'operation-tag-changed', was, is);
}

const firstTag = ({ tags }: JsonObject): Json => (Array.isArray(tags) ? (tags[0] ?? 'none') : 'none');

function compareBodies(pair: Pair, left: Json | undefined, right: Json | undefined, place: Place): void {
  const here = { ...place, where: 'request body' };
  if (left !== undefined && right === undefined) report(here, 'breaking', 'request-body-removed');
  if (right === undefined) return;
  const [before, after] = [pair.before.object(left), pair.after.object(right)];
  if (before.required !== true && after.required === true) {
    report(here, 'breaking', left === undefined ? 'request-body-added' : 'request-body-required');
  }
  compareContents(pair, before.content, after.content, here);
}
