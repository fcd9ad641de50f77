import type { Queryable } from '../db/database-handle';
import { persianNumber } from '../http/persian-issues';
import { ProblemError } from '../http/problem';
import { checkTexts } from './address-texts';
import { type Place, placeErrors } from './place-errors';

/** Returns the address as stored. Refuses with 422 and all its errors. */
export async function checkAddress<Fields extends Place & { lat?: unknown; lng?: unknown }>(
  queryable: Queryable,
  typed: Fields,
): Promise<Fields> {
  const { fields, errors: ofTexts } = checkTexts(typed);
  const errors = { ...(await placeErrors(queryable, fields)), ...ofTexts, ...pointErrors(fields) };
  const count = Object.keys(errors).length;
  if (count === 0) return fields;
  throw new ProblemError('validation', { detail: `${persianNumber(count)} مورد را اصلاح کنید.`, errors });
}

/** Refuses with 422 when a person has reached the limit of addresses. */
export function refuseAnother(count: number, most: number): void {
  if (count < most) return;
  throw new ProblemError('validation', {
    detail: `حداکثر ${persianNumber(most)} آدرس می‌توان داشت. یکی را حذف کنید.`,
  });
}

function pointErrors({ lat, lng }: { lat?: unknown; lng?: unknown }): Record<string, string[]> {
  if ((lat === undefined) === (lng === undefined)) return {};
  return { [lat === undefined ? 'lat' : 'lng']: ['طول و عرض جغرافیایی را با هم بفرستید.'] };
}
