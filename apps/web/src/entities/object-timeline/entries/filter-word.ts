import type { VisitFilters } from '@bazaar/domain/object-timeline/visit-filters';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** Returns a filter of a visit in words; a city or a kind this screen cannot name is told as such. */
export function filterWord(chip: VisitFilters['chips'][number]): { title?: string; value: string } {
  switch (chip.kind) {
    case 'property':
      return {
        title: chip.title,
        value: chip.isTrue === undefined ? chip.value : chip.isTrue ? texts.yes : texts.no,
      };
    case 'city':
      return { value: texts.saleCity };
    case 'supplierKind':
      return { value: texts.supplierKind };
    case 'priceKind':
      return { value: texts.price };
    case 'confirmedOnly':
      return { value: texts.confirmedChip };
    case 'term':
      return { value: `«${chip.value}»` };
  }
}
