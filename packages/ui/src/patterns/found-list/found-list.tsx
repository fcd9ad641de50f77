import { mdiTextBoxOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface FoundItemView {
  readonly id: string;
  readonly title: ReactNode;
  /** Absent where the site has no page for it yet. */
  readonly href?: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
  readonly text?: string;
  /** Address of a 4:3 picture. */
  readonly picture?: string;
  /** Kind, date, count: short, in this order. Missing ones leave no gap. */
  readonly facts: readonly ReactNode[];
}

/**
 * Articles and categories among results, stacked. Place it in a card without padding.
 *
 * Use it for results of several kinds. Not for products (ProductCard), nor for suppliers (SupplierList).
 */
export function FoundList({
  label,
  items,
}: {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Entries in display order. */
  readonly items: readonly FoundItemView[];
}) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <FoundItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function FoundItem({ item }: { readonly item: FoundItemView }) {
  const { title, href, scientificName, text, picture, facts } = item;
  return (
    <article className={cx('found-item')}>
      {picture ? (
        <img src={picture} width={72} height={54} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="none">
          <Icon path={mdiTextBoxOutline} />
        </span>
      )}
      <div>
        <h3>
          {href ? (
            <a href={href}>
              <MixedText>{title}</MixedText>
            </a>
          ) : (
            <MixedText>{title}</MixedText>
          )}
        </h3>
        {scientificName ? (
          <p className="term">
            <Latin>{scientificName}</Latin>
          </p>
        ) : null}
        {text ? <p className="text">{text}</p> : null}
        <Facts facts={facts} />
      </div>
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== undefined && fact !== '');
  if (shown.length === 0) return null;
  return (
    <p className="facts">
      {shown.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}
