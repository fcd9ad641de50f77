import { isObject, type Json, type JsonObject } from '../../document.ts';
import { type Place, report } from '../place.ts';
import type { Pair } from '../schemas/comparison.ts';
import { compareContents } from './contents.ts';
import { compareHeaders } from './headers.ts';

/** Compares the responses. Callers do not know an added success; an added error is harmless where `default` or a range describes any. */
export function compareResponses(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const [before, after] = [statusesOf(left), statusesOf(right)];
  for (const [status, response] of before) {
    const here = { ...place, where: `response ${status}` };
    const match = after.get(status) ?? (place.side === 'request' ? after.get(rangeOf(status)) : undefined);
    if (match !== undefined) compareAnswers(pair, response, match, here);
    else if (!hasPartOf(status, after)) reportGone(status, here);
  }
  for (const [status, response] of after) {
    if (before.has(status) || status === 'default') continue;
    const here = { ...place, where: `response ${status}` };
    const known = before.get(rangeOf(status)) ?? before.get('default');
    if (known !== undefined && (!isSuccess(status) || before.has(rangeOf(status)))) {
      // An error that says nothing of its body is described by the range or `default` still.
      if (sizeOf(pair.after.references.object(response).content) > 0)
        compareAnswers(pair, known, response, here);
    } else if (place.side === 'response')
      report(here, isSuccess(status) ? 'breaking' : 'warning', 'response-status-added');
  }
}

/** By status in capitals: `200`, `2XX`, `default`. */
function statusesOf(responses: Json | undefined): Map<string, Json> {
  const entries = Object.entries(isObject(responses) ? responses : {}).filter(
    ([key]) => !key.startsWith('x-'),
  );
  return new Map(entries.map(([key, value]) => [key === 'default' ? key : key.toUpperCase(), value]));
}

/** 304 comes to who asks for changes alone, and says that there are none. */
const isSuccess = (status: string) => /^[123]/.test(status) && status !== '304';
const rangeOf = (status: string) => `${status[0]}XX`;

/** A range that became some of its statuses has not gone. */
const hasPartOf = (status: string, others: Map<string, Json>) =>
  status.endsWith('XX') && [...others.keys()].some((other) => other[0] === status[0]);

/** A caller that answers (to a webhook) may answer as before; one that reads finds no success it knows. */
function reportGone(status: string, place: Place): void {
  const word = place.side;
  if (isSuccess(status)) report(place, 'breaking', `${word}-status-removed`);
  else if (status === 'default' && word === 'response') report(place, 'warning', 'response-default-removed');
}

function compareAnswers(pair: Pair, left: Json, right: Json, place: Place): void {
  const [before, after] = [pair.before.references.object(left), pair.after.references.object(right)];
  compareHeaders(pair, before.headers, after.headers, place);
  compareContents(pair, before.content, after.content, place);
  const [was, is] = [sizeOf(before.content), sizeOf(after.content)];
  if (was === 0 && is > 0 && place.side === 'response') report(place, 'warning', 'response-body-added');
  compareLinks(before, after, place);
}

const sizeOf = (part: Json | undefined) => Object.keys(isObject(part) ? part : {}).length;

function compareLinks(before: JsonObject, after: JsonObject, place: Place): void {
  const names = ({ links }: JsonObject) => Object.keys(isObject(links) ? links : {});
  const gone = names(before).filter((name) => !names(after).includes(name));
  if (gone.length > 0 && place.side === 'response')
    report(place, 'warning', 'response-link-removed', gone, 'none');
}
