import type { BaseProductOffers, PropertyValue } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { ModelGroupView, ModelRowView } from '@bazaar/ui/patterns/category-landing';
import { propertyText } from '@/entities/product/property-text';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { catalogueListMessages } from '@/translations/catalogue-list';
import { categoryMessages as texts } from '@/translations/category';

const SHOWN_GROUPS = 4;
const SHOWN_ROWS = 12;
const SHOWN_COLUMNS = 3;
const SHOWN_BRANDS = 3;

/** Returns the models of a category by the category each belongs to, with their first key properties as columns. */
export function toModelGroups(models: readonly BaseProductOffers[]): ModelGroupView[] {
  const groups = new Map<string, BaseProductOffers[]>();
  for (const model of models) {
    groups.set(model.category.id, [...(groups.get(model.category.id) ?? []), model]);
  }
  return [...groups.values()].slice(0, SHOWN_GROUPS).flatMap((group) => toGroup(group.slice(0, SHOWN_ROWS)));
}

function toGroup(models: readonly BaseProductOffers[]): ModelGroupView[] {
  const [first] = models;
  if (first === undefined) return [];
  const { category } = first;
  const columns = first.keyProperties.slice(0, SHOWN_COLUMNS);
  const rest = (category.baseProductCount ?? 0) - models.length;
  return [
    {
      id: category.id,
      name: category.name,
      scientificName: category.scientificName,
      picture: category.image && pictureAt(category.image, 320),
      columns: columns.map(({ propertyId, title, symbol, unitDisplayText: unit }) => ({
        id: propertyId,
        label: title,
        note: [symbol, unit].filter(Boolean).join(', ') || undefined,
      })),
      rows: models.map((model) => toRow(model, columns)),
      more: {
        href: paths.categoryProducts(category),
        label: rest > 0 ? texts.moreModels(formatNumber(rest), category.name) : texts.allOf(category.name),
      },
    },
  ];
}

function toRow(model: BaseProductOffers, columns: readonly PropertyValue[]): ModelRowView {
  const { id, name, slug, productId, category, brands, supplierCount, minPriceRial } = model;
  return {
    id,
    href: productId === undefined ? paths.baseProduct({ id, slug }) : paths.product({ id: productId, slug }),
    // The category stands beside the rows: what is left is what tells them apart.
    name: model.model ?? (name.replace(category.name, '').trim() || name),
    values: columns.map((column) => cellOf(model, column)),
    brands: brands.slice(0, SHOWN_BRANDS).join('، '),
    offers: countPhrase(supplierCount, texts.supplier),
    price:
      minPriceRial === undefined
        ? undefined
        : { prefix: texts.priceFrom, amount: formatToman(minPriceRial), currency: texts.toman },
    action: productId === undefined ? texts.compareOffers : texts.seeOffer,
  };
}

/** Names the unit only where it is not the column's. */
function cellOf({ keyProperties }: BaseProductOffers, column: PropertyValue): string {
  const property = keyProperties.find(({ propertyId }) => propertyId === column.propertyId);
  if (property === undefined) return '–';
  const { value, unit } = propertyText(property, catalogueListMessages);
  return unit && unit !== column.unitDisplayText ? `${value} ${unit}` : value;
}
