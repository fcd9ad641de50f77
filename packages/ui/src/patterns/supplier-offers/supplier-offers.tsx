// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import type { ReactNode } from 'react';
import { Checkbox } from '../../choice/choice';
import { Heading } from '../../heading/heading';
import { Latin } from '../../latin/latin';
import { cx } from '../../style/cx';
import { Table } from '../../table/table';
import { TrustLine } from '../../trust-line/trust-line';

export interface OffersHeadProps {
  readonly name: ReactNode;
  readonly scientificName?: string;
  readonly picture?: { readonly src: string; readonly srcSet?: string; readonly alt: string };
  /** «۴ تأمین‌کننده» and the like. */
  readonly note: ReactNode;
  readonly price?: string;
  readonly actions?: ReactNode;
}

/** The base product, independent of its suppliers. */
export function OffersHead({ name, scientificName, picture, note, price, actions }: OffersHeadProps) {
  return (
    <div className={cx('offers-head')}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="320px"
          alt={picture.alt}
          width={640}
          height={440}
          fetchPriority="high"
        />
      ) : null}
      <div className={cx('offers-stack')}>
        <div>
          <Heading level={1}>{name}</Heading>
          {scientificName ? (
            <p>
              <Latin>{scientificName}</Latin>
            </p>
          ) : null}
          <p>{note}</p>
        </div>
        {price ? <span className="u-offers-price">{price}</span> : null}
        {actions ? <div>{actions}</div> : null}
      </div>
    </div>
  );
}

/** The small actions below the main one: favourite, note, sharing. */
export function OffersActions({ children }: { readonly children: ReactNode }) {
  return <div className="u-offers-actions">{children}</div>;
}

export function OffersStack({ children }: { readonly children: ReactNode }) {
  return <div className={cx('offers-stack')}>{children}</div>;
}

export interface OfferRowView {
  readonly id: string;
  readonly href: string;
  readonly supplier: string;
  readonly supplierHref: string;
  readonly city?: string;
  readonly brand?: string;
  readonly amount: string;
  readonly minimum: string;
  readonly answer: string;
  readonly trust?: ReactNode;
  /** Differences from the base product, in its units. */
  readonly differences: readonly string[];
  readonly pick: { readonly label: string; readonly data: string };
}

export interface OfferListProps {
  readonly offers: readonly OfferRowView[];
  readonly labels: Readonly<
    Record<
      | 'caption'
      | 'pick'
      | 'supplier'
      | 'brand'
      | 'amount'
      | 'minimum'
      | 'answer'
      | 'differences'
      | 'same'
      | 'trust',
      string
    >
  >;
  readonly foot: ReactNode;
}

/**
 * Every supplier's offer of one base product, with multiple selection. On phones the rows are entries of a list.
 *
 * Use it on the page of a base product. Not for other goods beside a product (OffersTable), nor for different things.
 */
export function OfferList({ offers, labels, foot }: OfferListProps) {
  const { caption, pick, supplier, brand, amount, minimum, answer, differences, trust } = labels;
  return (
    <div className="u-offer-list">
      <Table
        caption={caption}
        head={
          <tr role="row">
            {[pick, supplier, brand, amount, minimum, answer, differences, trust].map((title) => (
              <th key={title} scope="col" role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        }
      >
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} labels={labels} />
        ))}
      </Table>
      <div className={cx('offers-foot')}>{foot}</div>
    </div>
  );
}

function OfferRow({
  offer,
  labels,
}: {
  readonly offer: OfferRowView;
  readonly labels: OfferListProps['labels'];
}) {
  return (
    <tr role="row">
      <td role="cell" className="pick">
        <Checkbox
          label={<span className="sr">{offer.pick.label}</span>}
          data-request-pick={offer.pick.data}
          autoComplete="off"
        />
      </td>
      <td role="cell" className="who">
        <a href={offer.supplierHref}>{offer.supplier}</a>
        {offer.city ? <small>{offer.city}</small> : null}
      </td>
      <td role="cell">
        <a href={offer.href}>
          <bdi>{offer.brand ?? '–'}</bdi>
        </a>
      </td>
      <td role="cell" className="cost">
        <span className="label">{labels.amount} </span>
        {offer.amount}
      </td>
      <td role="cell">
        <span className="label">{labels.minimum} </span>
        {offer.minimum}
      </td>
      <td role="cell">
        <span className="label">{labels.answer} </span>
        {offer.answer}
      </td>
      <td role="cell" className="wide">
        {offer.differences.length === 0 ? <small>{labels.same}</small> : null}
        {offer.differences.map((difference) => (
          <small key={difference}>{difference}</small>
        ))}
      </td>
      <td role="cell" className="wide">
        {offer.trust ? <TrustLine>{offer.trust}</TrustLine> : '–'}
      </td>
    </tr>
  );
}

export interface BaseSpecView {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
}

/** Properties that all offers share. */
export function BaseSpecs({ specs }: { readonly specs: readonly BaseSpecView[] }) {
  return (
    <dl className="u-offers-specs">
      {specs.map(({ id, label, value, unit }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi> {unit ? <Latin>{unit}</Latin> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
