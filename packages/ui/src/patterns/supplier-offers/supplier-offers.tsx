// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import type { ReactNode } from 'react';
import { Checkbox } from '../../choice/choice';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Table } from '../../table/table';
import { TrustLine } from '../../trust-line/trust-line';

export { BaseSpecs, type BaseSpecView, OffersHead, type OffersHeadProps } from './offers-head';

export function OffersStack({ children }: { readonly children: ReactNode }) {
  return <div className={cx('offers-stack')}>{children}</div>;
}

export interface OfferRowView {
  readonly id: string;
  readonly href: string;
  readonly supplier: string;
  readonly supplierHref: string;
  readonly city?: string;
  /** Model or code. */
  readonly code?: string;
  readonly brand?: string;
  readonly amount: string;
  readonly minimum: string;
  /** Number of cities it is sold in; wide screens only, as the last day of the price. */
  readonly cities: string;
  readonly validity: ReactNode;
  readonly answer: string;
  readonly trust?: ReactNode;
  /** Differences from the base product, in its units. */
  readonly differences: readonly string[];
  readonly pick: { readonly label: string; readonly data: string };
  /** Data attributes of the link that requests this offer. */
  readonly request: {
    readonly href: string;
    readonly label: string;
    readonly action: Readonly<Record<`data-${string}`, string>>;
  };
}

export interface OfferListProps {
  /** Offers in display order, one row each. */
  readonly offers: readonly OfferRowView[];
  /** Texts of its parts, from the translations of the app. */
  readonly labels: Readonly<
    Record<
      | 'caption'
      | 'pick'
      | 'supplier'
      | 'brand'
      | 'amount'
      | 'minimum'
      | 'cities'
      | 'validity'
      | 'answer'
      | 'differences'
      | 'same'
      | 'trust'
      | 'request',
      string
    >
  >;
  /** What stands below the list: the pagination. */
  readonly foot: ReactNode;
}

/**
 * Every supplier's offer of one base product, with multiple selection. On phones the rows are entries of a list.
 *
 * Use it on the page of a base product. Not for other goods beside a product (OffersTable), nor for different things.
 */
export function OfferList({ offers, labels, foot }: OfferListProps) {
  const hasDifferences = offers.some(({ differences }) => differences.length > 0);
  const more = (title: string) => title === labels.cities || title === labels.validity;
  const titles = [
    labels.pick,
    labels.supplier,
    labels.brand,
    labels.amount,
    labels.minimum,
    labels.cities,
    labels.validity,
    labels.answer,
    ...(hasDifferences ? [labels.differences] : []),
    labels.trust,
  ];
  return (
    <div className="u-offer-list">
      <Table
        caption={labels.caption}
        head={
          <tr role="row">
            {titles.map((title) => (
              <th key={title} scope="col" role="columnheader" className={more(title) ? 'more' : undefined}>
                {title}
              </th>
            ))}
            <th scope="col" role="columnheader">
              <span className="sr">{labels.request}</span>
            </th>
          </tr>
        }
      >
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} labels={labels} hasDifferences={hasDifferences} />
        ))}
      </Table>
      <div className={cx('offers-foot')}>{foot}</div>
    </div>
  );
}

function OfferRow({
  offer,
  labels,
  hasDifferences,
}: {
  readonly offer: OfferRowView;
  readonly labels: OfferListProps['labels'];
  readonly hasDifferences: boolean;
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
          <Latin>{offer.code ?? offer.brand ?? '–'}</Latin>
        </a>
        {offer.code && offer.brand ? (
          <small>
            <MixedText>{offer.brand}</MixedText>
          </small>
        ) : null}
      </td>
      <td role="cell" className="cost">
        <span className="label">{labels.amount} </span>
        {offer.amount}
      </td>
      <td role="cell" className="plain">
        <span className="label">{labels.minimum} </span>
        {offer.minimum}
      </td>
      <td role="cell" className="more plain">
        {offer.cities}
      </td>
      <td role="cell" className="more plain">
        {offer.validity}
      </td>
      <td role="cell" className="answer plain">
        <span className="label">{labels.answer} </span>
        {offer.answer}
      </td>
      {hasDifferences ? (
        <td role="cell" className="wide">
          {offer.differences.length === 0 ? <small>{labels.same}</small> : null}
          {offer.differences.map((difference) => (
            <small key={difference}>{difference}</small>
          ))}
        </td>
      ) : null}
      <td role="cell" className="trust plain">
        {offer.trust ? <TrustLine>{offer.trust}</TrustLine> : '–'}
      </td>
      <td role="cell" className="act">
        <a href={offer.request.href} aria-label={offer.request.label} {...offer.request.action}>
          {labels.request}
        </a>
      </td>
    </tr>
  );
}
