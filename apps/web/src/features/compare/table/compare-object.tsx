import { ComparisonAction, type LinkedObject } from '@bazaar/ui/patterns/comparison';
import { Price } from '@bazaar/ui/price';
import { offerPriceView, priceView } from '@/entities/product/price-view';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import { compareHref } from '@/features/compare/compare-address';
import type { CompareData } from '@/features/compare/compare-data';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { compareMessages as texts } from '@/translations/compare';

type Product = CompareData['products'][number];

/** Returns the head of a product's column: its code and brand, its price, and the link that requests it. */
export function toObject(data: CompareData, product: Product): LinkedObject {
  const { address, path, tradeUnits } = data;
  const { id, name, image, brand } = product;
  const short = product.model ?? product.code ?? name;
  const { minimum, per, ...price } = offerPriceView(product, tradeUnits);
  return {
    id,
    name: isolateCodes(short),
    title: isolateCodes(name),
    href: paths.product(product),
    note: brand,
    picture: image && { small: pictureAt(image, 96), large: pictureAt(image, 320) },
    price: <Price {...price} />,
    terms: [perOf(data) === undefined ? per : undefined, minimum].filter(Boolean).join('، ') || undefined,
    action: (
      <ComparisonAction
        href={paths.requests}
        aria-label={texts.requestOf(short)}
        {...requestAttributes(toRequestLine(product, tradeUnits))}
      >
        {texts.request}
      </ComparisonAction>
    ),
    removeLabel: texts.remove(short),
    removeHref: compareHref(path, {
      ...address,
      isCut: false,
      ids: address.ids.filter((other) => other !== id),
    }),
  };
}

/** Returns what is true of all prices, for the corner of the table: their unit, and whether they include the tax. */
export function cornerOf(data: CompareData): { readonly corner: string; readonly cornerNote?: string } {
  const priced = data.products.filter(({ price }) => 'amountRial' in price);
  const [first] = priced;
  const isOne = priced.every(({ price }) => price.vatIncluded === first?.price.vatIncluded);
  return {
    corner: [texts.price, perOf(data)].filter(Boolean).join(' '),
    ...(first && isOne ? { cornerNote: first.price.vatIncluded ? texts.withVat : texts.withoutVat } : {}),
  };
}

/** Returns «هر عدد», when the prices are of one unit. */
function perOf({ products, tradeUnits }: CompareData): string | undefined {
  const [first, ...others] = products.map((product) => priceView(product, tradeUnits).per);
  return others.every((per) => per === first) ? first : undefined;
}
