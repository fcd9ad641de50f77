/** One narrowed property; numbers are in the base unit of the property's quantity. */
export type PropertyCondition =
  /** Products whose span overlaps the asked one; an absent end is open. */
  | { kind: 'range'; propertyId: string; min?: number; max?: number }
  /** Products that carry at least one of the options. */
  | { kind: 'options'; propertyId: string; optionIds: string[] }
  | { kind: 'boolean'; propertyId: string; value: boolean };

/** What narrows the catalogue, parsed from the contract's query parameters. Absent parts do not narrow. */
export interface CatalogueQuery {
  /** Search words already folded by `searchKey`; every one must occur. */
  words: string[];
  categoryType?: string;
  /** A category of any level: everything below it is meant. */
  categoryId?: string;
  supplierId?: string;
  conditions: PropertyCondition[];
  saleCityIds: string[];
  kinds: string[];
  priceKinds: string[];
  confirmedOnly: boolean;
}

export interface PageRequest {
  pageNumber: number;
  pageSize: number;
}

export function offsetOf({ pageNumber, pageSize }: PageRequest): number {
  return (pageNumber - 1) * pageSize;
}

/** Nothing narrowed. */
export const everything: CatalogueQuery = {
  words: [],
  conditions: [],
  saleCityIds: [],
  kinds: [],
  priceKinds: [],
  confirmedOnly: false,
};
