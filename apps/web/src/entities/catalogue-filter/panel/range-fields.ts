import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/**
 * Returns the fields of a property's range. Their names are those the list's form is parsed by, wherever they stand.
 * @param property its id and title
 */
export function rangeFields({ id, title }: { readonly id: string; readonly title: string }) {
  return {
    names: { min: `min.${id}`, max: `max.${id}`, unit: `unit.${id}` },
    labels: {
      min: texts.rangeLabel(title, texts.minimum),
      max: texts.rangeLabel(title, texts.maximum),
      unit: texts.unitOf(title),
      to: texts.to,
    },
    placeholders: { min: texts.minimum, max: texts.maximum },
  };
}
