import type { EnumCatalog } from '@bazaar/api/model';
import { supplierKinds } from '@/translations/supplier-kinds';

let known: EnumCatalog = {};

/** Stores the catalogue's names of enumeration values. */
export function keepEnumTexts(read: EnumCatalog): void {
  known = read;
}

/**
 * Returns the texts of an enumeration by value, as the catalogue gives them; its own texts where there are none, or in the browser. Values
 * this version does not know are left out.
 */
export function enumTexts<Value extends string>(
  name: string,
  own: Readonly<Record<Value, string>>,
): Readonly<Record<Value, string>> {
  const told = (known[name] ?? []).flatMap(({ value, displayText }) =>
    value in own && displayText.trim() !== '' ? [[value, displayText]] : [],
  );
  return { ...own, ...Object.fromEntries(told) };
}

/** Returns the kinds of suppliers, as they are shown and filtered by. */
export function supplierKindTexts() {
  return enumTexts('SupplierKind', supplierKinds);
}
