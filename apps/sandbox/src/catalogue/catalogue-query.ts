/** A condition on one property; numbers are in the base unit of its quantity. */
export type PropertyCondition =
  /** Products whose range overlaps the requested one; an absent end is open. */
  | { kind: 'range'; propertyId: string; min?: number; max?: number }
  /** Products with at least one of the options. */
  | { kind: 'options'; propertyId: string; optionIds: string[] }
  | { kind: 'boolean'; propertyId: string; value: boolean };

/** Filters of the catalogue, parsed from the contract's query parameters. Absent members do not filter. */
export interface CatalogueQuery {
  /** Search words folded by `searchKey`; every one must match. */
  words: string[];
  categoryType?: string;
  /** A category of any level, including its descendants. */
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

/** A query without filters. */
export const everything: CatalogueQuery = {
  words: [],
  conditions: [],
  saleCityIds: [],
  kinds: [],
  priceKinds: [],
  confirmedOnly: false,
};
