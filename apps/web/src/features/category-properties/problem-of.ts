import { categoryPropertiesMessages as texts } from '@/translations/category-properties';

/** Returns what to say about a text without a quantity. */
export function problemOf(typed: string): string {
  return typed.trim() === '' ? texts.noQuantity : texts.notAQuantity;
}
