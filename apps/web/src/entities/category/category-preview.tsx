import { countPhrase } from '@bazaar/domain/persian/phrases';
import { Latin } from '@bazaar/ui/latin';
import { type BrowserNode, BrowserPreview } from '@bazaar/ui/patterns/column-browser';
import { UnitValue } from '@bazaar/ui/unit-value';
import { paths } from '@/lib/navigation/paths';
import { browserMessages as texts } from '@/translations/category-browser';
import type { PropertySpan } from './property-spans';

export interface CategoryPreviewProps {
  readonly node: BrowserNode;
  /** Absent for an area. */
  readonly category:
    | {
        readonly id: string;
        readonly slug: string;
        readonly scientificName: string;
        readonly products: number;
        readonly suppliers: number;
      }
    | undefined;
  readonly spans: readonly PropertySpan[];
}

/** Renders what a column browser says of its current category: drawing, ranges, number of products and suppliers. */
export function CategoryPreview({ node, category, spans }: CategoryPreviewProps) {
  // An area has no drawing of its own: it takes that of its first group.
  const drawn = category ?? node.children[0];
  const products = category && countPhrase(category.products, texts.product);
  return (
    <BrowserPreview
      picture={drawn && `/media/drawings/${encodeURIComponent(drawn.id)}.webp?w=640`}
      name={node.name}
      scientificName={category?.scientificName}
      specs={spans.map(({ id, title, symbol, range, unit }) => ({
        id,
        label: (
          <>
            {title}
            {symbol ? (
              <>
                &nbsp;<Latin>{symbol}</Latin>
              </>
            ) : null}
          </>
        ),
        value: <UnitValue value={range} unit={unit} />,
      }))}
      action={
        category && products && category.products > 0
          ? { href: paths.categoryProducts(category), label: texts.seeProducts(products) }
          : { href: node.href, label: texts.seeCategory }
      }
      actions={
        category && category.suppliers > 0 ? countPhrase(category.suppliers, texts.supplier) : undefined
      }
    />
  );
}
