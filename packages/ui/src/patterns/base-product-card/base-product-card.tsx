import { mdiCubeOutline } from '@mdi/js';
import { Latin } from '../../latin/latin';
import { type CardPicture, LinkCard, LinkCardFacts, LinkCardPicture } from '../../link-card/link-card';
import { Price } from '../../price/price';
import { cx } from '../../style/cx';
import type { PriceView, SpecView } from '../product-card/product-view';
import { SpecValue } from '../product-card/spec-value';

export interface BaseProductView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** In Latin. */
  readonly scientificName?: string;
  readonly picture?: CardPicture;
  /** Distinguishing properties; up to three are shown. */
  readonly specs: readonly SpecView[];
  /** The lowest price of its offers, or the text shown instead. */
  readonly price?: PriceView;
  /** «۱۲ پیشنهاد از ۹ تأمین‌کننده». */
  readonly offers: string;
}

/**
 * A base product, offered by several suppliers: its properties, the lowest price and the number of offers.
 *
 * Use it in lists of search and home. Not for one supplier's offer (ProductCard).
 */
export function BaseProductCard({
  product,
  level = 3,
}: {
  readonly product: BaseProductView;
  readonly level?: 2 | 3 | 4;
}) {
  const { href, name, scientificName, picture, specs, price, offers } = product;
  return (
    <LinkCard
      href={href}
      title={name}
      level={level}
      picture={<LinkCardPicture picture={picture} icon={mdiCubeOutline} />}
    >
      {scientificName ? (
        <p className={cx('link-card-note')}>
          <Latin>{scientificName}</Latin>
        </p>
      ) : null}
      {specs.length > 0 ? <Specs specs={specs.slice(0, 3)} /> : null}
      {price ? <Price amount={price.amount} currency={price.currency} prefix={price.prefix} /> : null}
      <LinkCardFacts facts={[offers]} />
    </LinkCard>
  );
}

function Specs({ specs }: { readonly specs: readonly SpecView[] }) {
  return (
    <dl className="u-link-card-specs">
      {specs.map((spec) => (
        <div key={spec.id}>
          <dt>
            {spec.label} {spec.symbol ? <Latin>{spec.symbol}</Latin> : null}
          </dt>
          <dd>
            <SpecValue spec={spec} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
