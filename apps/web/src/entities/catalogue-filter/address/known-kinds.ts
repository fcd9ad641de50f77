import { PriceKind, SupplierKind } from '@bazaar/api/model';
import { type FilterWarning, type ParsedFilter, parseFilter } from '@bazaar/domain/catalogue-filter';

/**
 * Parses the filter of an address, without the kinds of suppliers and prices that the contract does not name: for one of them the catalogue
 * refuses the whole list.
 */
export function parseKnownFilter(params: URLSearchParams): ParsedFilter {
  const { filter, notes } = parseFilter(params);
  const { kinds, priceKind } = filter;
  const isPriceKnown = priceKind === undefined || isNamed(PriceKind, priceKind);
  const unknown: FilterWarning[] = [
    ...kinds.filter((kind) => !isNamed(SupplierKind, kind)).map((kind) => `kinds=${kind}`),
    ...(isPriceKnown ? [] : [`priceKind=${priceKind}`]),
  ].map((raw) => ({ reason: 'bad-value', raw }));
  return {
    filter: {
      ...filter,
      kinds: kinds.filter((kind) => isNamed(SupplierKind, kind)),
      priceKind: isPriceKnown ? priceKind : undefined,
    },
    notes: [...notes, ...unknown],
  };
}

const isNamed = (names: object, name: string) => Object.hasOwn(names, name);
