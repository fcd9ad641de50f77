import { writeComparedIds } from '@bazaar/domain/compare';
import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import type { ReactNode } from 'react';
import { compareAttributes } from '@/entities/comparison/compare-attributes';
import { CompareIsland } from '@/entities/comparison/compare-island';
import { toCompareCategory } from '@/entities/comparison/compare-place';
import { ShareButton } from '@/entities/sharing/share-button';
import type { ProductData } from '@/features/product/product-data';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { productMessages as texts } from '@/translations/product';

export interface ProductActionsProps {
  readonly product: ProductData['product'];
  /** Favourite and note: parts that differ per person. */
  readonly personal: ReactNode;
  /** Origin of the site: a shared address is absolute. */
  readonly siteUrl: string;
}

/** Renders the actions of a product. Without script the comparison opens with it alone, and sharing writes an e-mail. */
export function ProductActions({ product, personal, siteUrl }: ProductActionsProps) {
  const { id, name, brand, image } = product;
  const category = product.breadcrumb.at(-1);
  const code = product.model ?? product.code ?? name;
  return (
    <>
      {personal}
      {category ? (
        <PageActionLink
          icon="compare"
          href={`${paths.categoryProducts(category)}?compare=${writeComparedIds([id])}`}
          rel="nofollow"
          aria-label={texts.compareWith(code)}
          {...compareAttributes({ id, name: code, note: brand, picture: image && pictureAt(image, 48) })}
        >
          {texts.compare}
        </PageActionLink>
      ) : null}
      {/* Its short form, which leads to the page: the whole one would be escaped twice, and unreadable in a letter. */}
      <ShareButton name={name} address={new URL(paths.product({ id, slug: '' }), siteUrl).href} />
    </>
  );
}

/** Renders the comparison box; products without a category cannot be compared. */
export function ProductCompare({ product }: Pick<ProductActionsProps, 'product'>) {
  const category = product.breadcrumb.at(-1);
  if (!category) return null;
  const place = toCompareCategory(category, product.breadcrumb);
  return <CompareIsland category={place} href={paths.product(product)} />;
}
