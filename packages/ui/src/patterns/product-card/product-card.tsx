import { mdiShieldCheckOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { Price } from '../../price/price';
import { cx } from '../../style/cx';
import { TrustLine } from '../../trust-line/trust-line';
import { SharedShield } from '../../trust-line/trust-symbol';
import { ProductImage } from './product-image';
import { ProductTitle } from './product-title';
import type { PriceView, ProductSupplierView, ProductView, SpecView } from './product-view';
import { SpecValue } from './spec-value';

export { ProductGrid, type ProductGridProps } from './product-grid';
export type { PictureView, PriceView, ProductSupplierView, ProductView, SpecView } from './product-view';

export interface ProductCardProps {
  /** Texts, picture and price of the product. */
  readonly product: ProductView;
  /** `cell` is for a grid; `row` fills the width and shows the dated trust line. */
  readonly view?: 'cell' | 'row';
  /** Level in the outline of the page. */
  readonly level?: 2 | 3 | 4;
  /** In a list of one category the part number says more than the name, which is then left out. */
  readonly heading?: 'name' | 'code';
  /** The first pictures of a page load eagerly. */
  readonly isEager?: boolean;
  /** Control above the link that covers the card: a checkbox for comparison. */
  readonly pick?: ReactNode;
  /** The page draws the shield of confirmed suppliers once (TrustSymbol), and the card refers to it. */
  readonly sharesShield?: boolean;
}

/**
 * A product in a list: picture, name, key properties, price and who vouches for its supplier. The whole card is the link.
 *
 * Use it in grids and rows of products. Not for a product several suppliers offer (BaseProductCard), nor for comparing numbers across rows
 * (ProductTable).
 */
export function ProductCard({
  product,
  view = 'cell',
  level = 3,
  heading = 'name',
  isEager = false,
  pick,
  sharesShield = false,
}: ProductCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={cx('product-card', { view })}>
      <Title className="u-product-title">
        <a href={product.href}>
          <ProductTitle product={product} heading={heading} />
        </a>
      </Title>
      {product.subtitle ? (
        <p className="u-product-subtitle">
          <Latin>{product.subtitle}</Latin>
        </p>
      ) : null}
      <ProductImage picture={product.picture} size={view === 'row' ? 'thumb' : 'card'} isEager={isEager} />
      <Specs specs={product.specs} />
      <PriceLine price={product.price} view={view} />
      <SupplierLine supplier={product.supplier} view={view} sharesShield={sharesShield} />
      {pick}
    </article>
  );
}

function Specs({ specs }: { readonly specs: readonly SpecView[] }) {
  if (specs.length === 0) return null;
  return (
    <dl className="u-product-specs">
      {specs.map((spec) => (
        <div key={spec.id}>
          <dt>
            {spec.label}
            {spec.symbol ? (
              <>
                {'\u00a0'}
                <Latin>{spec.symbol}</Latin>
              </>
            ) : null}
          </dt>
          <dd>
            <SpecValue spec={spec} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PriceLine({ price, view }: { readonly price: PriceView; readonly view: 'cell' | 'row' }) {
  // The minimum alone beside an amount would read as the price of that many.
  const note = view === 'row' ? [price.per, price.minimum].filter(Boolean).join('، ') : price.per;
  return (
    <div className={cx('product-price-line')}>
      <Price amount={price.amount} currency={price.currency} prefix={price.prefix} />
      {note ? <small>{note}</small> : null}
    </div>
  );
}

function SupplierLine({
  supplier,
  view,
  sharesShield,
}: {
  readonly supplier: ProductSupplierView;
  readonly view: 'cell' | 'row';
  readonly sharesShield: boolean;
}) {
  const { name, confirmedLabel, trust } = supplier;
  if (name === '') return null;
  const hasTrustLine = view === 'row' && trust !== undefined;
  return (
    <p className={cx('product-supplier-line')}>
      {confirmedLabel && !hasTrustLine ? (
        <>
          {sharesShield ? <SharedShield /> : <Icon path={mdiShieldCheckOutline} size={16} />}
          <span className="sr">{confirmedLabel}</span>
        </>
      ) : null}
      <span>
        <MixedText>{name}</MixedText>
      </span>
      {hasTrustLine ? <TrustLine sharesShield={sharesShield}>{trust}</TrustLine> : null}
    </p>
  );
}
