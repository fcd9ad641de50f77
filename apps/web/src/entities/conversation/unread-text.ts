import { toPersianDigits } from '@bazaar/domain/persian/digits';

/** The number on a badge: above ninety-nine it only says that it is more. */
export function unreadText(count: number): string {
  return count > 99 ? '۹۹+' : toPersianDigits(count);
}
