import { catalogueEnums } from './catalogue-enums';
import { peopleEnums } from './people-enums';
import { tradeEnums } from './trade-enums';

/** The contract's `EnumItem`. */
export interface EnumItem {
  value: string;
  name: string;
  displayText: string;
  sortOrder: number;
}

/** Every enumeration a form or a label may need, by the name of its schema in the contract. */
export const enumCatalog: Readonly<Record<string, readonly EnumItem[]>> = Object.fromEntries(
  Object.entries({ ...catalogueEnums, ...peopleEnums, ...tradeEnums }).map(([name, texts]) => [
    name,
    enumItems(texts),
  ]),
);

function enumItems(texts: Readonly<Record<string, string>>): EnumItem[] {
  return Object.entries(texts).map(([value, displayText], sortOrder) => ({
    value,
    name: value,
    displayText,
    sortOrder,
  }));
}
