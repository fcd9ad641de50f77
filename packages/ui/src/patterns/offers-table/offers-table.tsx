import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { Latin } from '../../latin/latin';
import { Table } from '../../table/table';
import { TrustLine } from '../../trust-line/trust-line';

export interface OfferView {
  readonly id: string;
  readonly href: string;
  readonly supplier: string;
  readonly cityName?: string;
  readonly brand?: string;
  readonly amount: string;
  /** Shown beside the amount where the column heading is hidden. */
  readonly currency?: string;
  readonly minimum?: string;
  readonly leadTime?: string;
  /** Last day of the price, or a dash. */
  readonly validity: ReactNode;
  /** The dated trust sentence. */
  readonly trust?: ReactNode;
  /** The offer this page is about. */
  readonly isThisPage?: boolean;
}

export interface OffersTableProps {
  /** Offers in display order, one row each. */
  readonly offers: readonly OfferView[];
  /** Texts of its parts, from the translations of the app. */
  readonly labels: {
    readonly caption: string;
    readonly supplier: string;
    readonly brand: string;
    readonly amount: string;
    readonly minimum: string;
    readonly leadTime: string;
    readonly validity: string;
    readonly trust: string;
    readonly action: string;
    readonly thisPage: string;
  };
  /** The page draws the shield of confirmed suppliers once (TrustSymbol), and the rows refer to it. */
  readonly sharesShield?: boolean;
}

/**
 * The same product by other suppliers; on phones the rows become entries of a list.
 *
 * Use it on the pages of a product and of a base product. Not for different products (ProductTable, Comparison).
 */
export function OffersTable({ offers, labels, sharesShield = false }: OffersTableProps) {
  const head = [
    labels.supplier,
    labels.brand,
    labels.amount,
    labels.minimum,
    labels.leadTime,
    labels.validity,
  ];
  return (
    <div className="u-offers">
      <Table
        caption={labels.caption}
        head={
          <tr>
            {[...head, labels.trust].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{labels.action}</span>
            </th>
          </tr>
        }
      >
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} labels={labels} sharesShield={sharesShield} />
        ))}
      </Table>
    </div>
  );
}

function OfferRow({
  offer,
  labels,
  sharesShield,
}: {
  readonly offer: OfferView;
  readonly sharesShield: boolean;
  readonly labels: OffersTableProps['labels'];
}) {
  return (
    <tr>
      <th scope="row">
        <b>{offer.supplier}</b>
        {offer.cityName ? `، ${offer.cityName}` : null}
        {offer.isThisPage ? (
          <>
            {' '}
            <Badge tone="info">{labels.thisPage}</Badge>
          </>
        ) : null}
      </th>
      <td className="u-offer-term">{offer.brand ? <Latin>{offer.brand}</Latin> : null}</td>
      <td className="u-offer-price">
        {offer.amount} {offer.currency ? <small>{offer.currency}</small> : null}
      </td>
      <td className="u-offer-term plain nowrap">{offer.minimum}</td>
      <td className="u-offer-term plain nowrap">{offer.leadTime}</td>
      <td className="u-offer-validity plain nowrap">{offer.validity}</td>
      <td className="u-offer-trust plain">
        {offer.trust ? <TrustLine sharesShield={sharesShield}>{offer.trust}</TrustLine> : null}
      </td>
      <td>
        {offer.isThisPage ? null : (
          <a className="u-offer-action" href={offer.href} aria-label={`${labels.action}: ${offer.supplier}`}>
            {labels.action}
          </a>
        )}
      </td>
    </tr>
  );
}
