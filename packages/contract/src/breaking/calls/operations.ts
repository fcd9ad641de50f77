import { isObject, type Json, type JsonObject } from '../../document.ts';
import { compareSunsets } from '../lifecycle.ts';
import { type Place, report } from '../place.ts';
import type { Pair } from '../schemas/comparison.ts';
import { compareAccess } from './access.ts';
import { compareContents } from './contents.ts';
import type { Documents } from './documents.ts';
import { compareParameters } from './parameters.ts';
import type { Call } from './path-items.ts';
import { compareResponses } from './responses.ts';
import { compareServers } from './servers.ts';

/** Compares a call that is in both documents. What its caller sends is `place.side`; the answers travel the other way. */
export function compareOperations(documents: Documents, before: Call, after: Call, place: Place): void {
  const { pair } = documents;
  const isOwnCall = place.side === 'request';
  const [old, now] = [before.operation, after.operation];
  compareNames(old, now, place);
  compareSunsets(lifecycleOf(old), lifecycleOf(now), { ...place, where: 'call' });
  if (isOwnCall) {
    compareAccess(documents, before, after, place);
    if (before.servers !== undefined || after.servers !== undefined)
      compareServers(
        before.servers ?? documents.before.servers,
        after.servers ?? documents.after.servers,
        place,
      );
  }
  const sent: Place = { ...place, where: 'request' };
  compareParameters(pair, before, after, sent);
  compareBodies(pair, old.requestBody, now.requestBody, sent);
  const answered: Place = { ...place, side: isOwnCall ? 'response' : 'request', where: 'response' };
  compareResponses(pair, old.responses, now.responses, answered);
}

const lifecycleOf = (operation: JsonObject) => ({
  deprecated: operation.deprecated,
  sunset: operation['x-sunset'],
  stability: operation['x-stability-level'],
});

function compareNames(before: JsonObject, after: JsonObject, place: Place): void {
  if (before.operationId !== after.operationId)
    report(
      { ...place, where: 'operationId' },
      before.operationId === undefined ? 'warning' : 'breaking',
      'operation-id-changed',
      before.operationId ?? 'none',
      after.operationId ?? 'none',
    );
  const [was, is] = [firstTag(before), firstTag(after)];
  if (was !== is) report({ ...place, where: 'tags' }, 'warning', 'operation-tag-changed', was, is);
}

const firstTag = ({ tags }: JsonObject): Json => (Array.isArray(tags) ? (tags[0] ?? 'none') : 'none');

function compareBodies(pair: Pair, left: Json | undefined, right: Json | undefined, place: Place): void {
  const here = { ...place, where: place.side === 'request' ? 'request body' : 'body sent' };
  const [before, after] = [pair.before.references.object(left), pair.after.references.object(right)];
  if (left !== undefined && right === undefined) {
    report(here, 'breaking', place.side === 'request' ? 'request-body-removed' : 'response-body-removed');
    return;
  }
  if (right === undefined) return;
  if (place.side === 'request' && before.required !== true && after.required === true)
    report(here, 'breaking', left === undefined ? 'request-body-added' : 'request-body-required');
  if (place.side === 'response' && before.required === true && after.required !== true)
    report(here, 'breaking', 'response-body-optional');
  if (left !== undefined || !isObject(after.content))
    compareContents(pair, before.content, after.content, here);
}
