import { filterChips } from '@bazaar/domain/catalogue-filter';
import type { FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { type ListAddress, listHref } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

type ChipData = Pick<ListData, 'path' | 'address' | 'properties'> & {
  readonly search: Pick<ListData['search'], 'saleCities'>;
};

/** Returns the active filters as chips, each with the address of the list without it. */
export function toChips(data: ChipData): (FilterChipView & { readonly without: ListAddress['filter'] })[] {
  const propertyOf = (id: string) => data.properties.find((property) => property.id === id);
  const chips = filterChips(data.address.filter, {
    property: (id) => propertyOf(id)?.title,
    option: (id, option) => propertyOf(id)?.options?.find((known) => known.id === option)?.title,
  });
  return chips.map((chip) => {
    const { title, value } = words(chip, data);
    return {
      id: chip.key,
      href: listHref(data.path, { ...data.address, filter: chip.without }),
      title,
      value,
      unit: chip.unitText,
      without: chip.without,
    };
  });
}

function words(
  chip: ReturnType<typeof filterChips>[number],
  { search }: ChipData,
): { readonly title?: string; readonly value: string } {
  switch (chip.kind) {
    case 'property':
      return {
        title: chip.title,
        value: chip.isTrue === undefined ? chip.value : chip.isTrue ? texts.yes : texts.no,
      };
    case 'city': {
      const city = search.saleCities.find(({ id }) => id === chip.value);
      return { title: texts.saleCity, value: city?.name ?? chip.value };
    }
    case 'supplierKind':
      return { title: texts.supplierKind, value: known(supplierKindTexts(), chip.value) };
    case 'priceKind':
      return { title: texts.price, value: known(texts.priceKinds, chip.value) };
    case 'confirmedOnly':
      return { value: texts.confirmedChip };
    case 'term':
      return { value: `«${chip.value}»` };
  }
}

/** Returns the text of a name of the contract; a name this version does not know is returned unchanged. */
function known(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
