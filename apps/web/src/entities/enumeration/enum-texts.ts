import type { EnumCatalog } from '@bazaar/api/model';
import { supplierKinds } from '@/translations/supplier-kinds';

let known: EnumCatalog = {};

/** What the catalogue calls the values of its enumerations, from now on. */
export function keepEnumTexts(read: EnumCatalog): void {
  known = read;
}

/**
 * The texts of an enumeration by value, as the catalogue gives them; our own where it has not said, or in the browser. Values this
 * version does not know are left out: nothing here could be done with them.
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

/** Kinds of suppliers, as they are shown and filtered by. */
export function supplierKindTexts() {
  return enumTexts('SupplierKind', supplierKinds);
}
