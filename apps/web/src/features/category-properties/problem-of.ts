import { categoryPropertiesMessages as texts } from '@/translations/category-properties';

/** Returns what to say about a text without a quantity; nothing about an empty one, whose hint says what to write. */
export function problemOf(typed: string): string {
  return typed.trim() === '' ? '' : texts.notAQuantity;
}
