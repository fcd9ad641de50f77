import type { PropertyValue, SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import type { ProductView, SpecView } from '@bazaar/ui/patterns/product-card';
import { trustSentence } from '@/entities/supplier/trust-sentence';
import { pictureAt, pictureWidths } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { catalogueListMessages, productListingMessages as texts } from '@/translations/catalogue-list';
import { offerPriceView } from './price-view';
import { type PropertyText, propertyText } from './property-text';

export interface ProductViewOptions {
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** Number of key properties a card shows. */
  readonly specCount?: number;
  /** Formats a value in the buyer's unit. */
  readonly textOf?: (property: PropertyValue) => PropertyText;
}

/** Converts a product of the catalogue to the view of lists. */
export function toProductView(product: SupplierProduct, options: ProductViewOptions): ProductView {
  const { image, name, supplier } = product;
  return {
    id: product.id,
    href: paths.product(product),
    name: isolateCodes(name),
    // Buyers know the model designation; the code is the supplier's own.
    code: product.model ?? product.code,
    brand: product.brand,
    subtitle: product.scientificName,
    picture: image && {
      src: pictureAt(image, 320),
      srcSet: pictureWidths(image, [96, 320, 640]),
      thumb: { src: pictureAt(image, 96) },
      alt: texts.pictureOf(name),
    },
    specs: product.keyProperties.slice(0, options.specCount ?? 6).map((value) => toSpec(value, options)),
    price: offerPriceView(product, options.tradeUnits),
    supplier: {
      name: supplier.cityName ? texts.inCity(supplier.name, supplier.cityName) : supplier.name,
      ownName: supplier.name,
      cityName: supplier.cityName,
      confirmedLabel: supplier.isConfirmed ? texts.confirmed : undefined,
      trust: trustSentence(supplier),
    },
  };
}

function toSpec(property: PropertyValue, { textOf }: ProductViewOptions): SpecView {
  const { propertyId: id, title: label, symbol } = property;
  const text = textOf?.(property) ?? propertyText(property, catalogueListMessages);
  return { id, label, symbol, ...text };
}
