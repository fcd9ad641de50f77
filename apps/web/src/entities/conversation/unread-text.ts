import { toPersianDigits } from '@bazaar/domain/persian/digits';

/** Returns the number on a badge; above ninety-nine only that there are more. */
export function unreadText(count: number): string {
  return count > 99 ? '۹۹+' : toPersianDigits(count);
}
