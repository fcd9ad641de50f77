import { isObject, type Json, type JsonObject } from '../document.ts';
import { type Place, report } from './change.ts';
import { compareContents } from './contents.ts';
import type { Pair } from './resolver.ts';
import { compareSchemas } from './schemas.ts';

/** Compares the responses. Callers do not know an added success; an added error is harmless where `default` describes any error. */
export function compareResponses(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const [before, after] = [isObject(left) ? left : {}, isObject(right) ? right : {}];
  for (const status of Object.keys(before)) {
    const here = { ...place, where: `response ${status}` };
    if (after[status] === undefined) reportGone(status, here);
    else compareAnswers(pair, pair.before.object(before[status]), pair.after.object(after[status]), here);
  }
  for (const status of Object.keys(after)) {
    if (before[status] !== undefined) continue;
    const isKnownRefusal = !isSuccess(status) && before.default !== undefined;
    if (!isKnownRefusal && status !== 'default')
      report(
        { ...place, where: `response ${status}` },
        isSuccess(status) ? 'breaking' : 'warning',
        'response-status-added',
      );
  }
}

const isSuccess = (status: string) => /^[123]/.test(status);

function reportGone(status: string, place: Place): void {
  if (isSuccess(status)) report(place, 'breaking', 'response-status-removed');
  else if (status === 'default') report(place, 'warning', 'response-default-removed');
}

function compareAnswers(pair: Pair, before: JsonObject, after: JsonObject, place: Place): void {
  compareHeaders(pair, before.headers, after.headers, place);
  compareContents(pair, before.content, after.content, place);
  const [was, is] = [Object.keys(before.content ?? {}).length, Object.keys(after.content ?? {}).length];
  if (was === 0 && is > 0) report(place, 'warning', 'response-body-added');
}

function compareHeaders(pair: Pair, left: Json | undefined, right: Json | undefined, place: Place): void {
  const [before, after] = [lowerCase(left), lowerCase(right)];
  for (const [name, header] of Object.entries(before)) {
    const here = { ...place, where: `${place.where} header ${name}` };
    const was = pair.before.object(header);
    if (after[name] === undefined) {
      report(here, was.required === true ? 'breaking' : 'warning', 'response-header-removed');
      continue;
    }
    const is = pair.after.object(after[name]);
    if (was.required === true && is.required !== true) report(here, 'breaking', 'response-header-optional');
    compareSchemas(pair, was.schema, is.schema, here);
  }
}

const lowerCase = (headers: Json | undefined): JsonObject =>
  isObject(headers)
    ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
    : {};
