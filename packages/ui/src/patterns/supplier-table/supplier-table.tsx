import { Fragment, type ReactNode } from 'react';
import { Table } from '../../table/table';
import { AuthorLine } from '../author-line/author-line';

export interface SupplierRowView {
  readonly id: string;
  readonly href: string;
  readonly monogram: string;
  readonly name: string;
  readonly kinds: string;
  readonly cityName?: string;
  /** What it deals in: «بلبرینگ، رولبرینگ، کاسه‌نمد». */
  readonly field?: string;
  /** The dated line with its bar, or that there is none. */
  readonly validity?: ReactNode;
  readonly delegations: ReactNode;
  /** Brands it represents; each stays whole and keeps its own direction. */
  readonly brands?: readonly string[];
  /** After the brands that are shown: «و ۱ دیگر». */
  readonly moreBrands?: string;
  readonly products: string;
  readonly response: ReactNode;
  /** In the row below, over all columns. */
  readonly below?: ReactNode;
  /** The link below that. */
  readonly more?: ReactNode;
}

/** Titles of the columns, in their order. */
export interface SupplierTableLabels {
  readonly caption: string;
  readonly supplier: string;
  readonly field: string;
  readonly city: string;
  readonly validity: string;
  readonly delegations: string;
  readonly products: string;
  readonly response: string;
}

export interface SupplierTableGroup {
  /** Id and text of the heading, in a list by letters. */
  readonly id?: string;
  readonly title?: string;
  readonly suppliers: readonly SupplierRowView[];
}

export interface SupplierTableProps {
  /** Texts of its parts, from the translations of the app. */
  readonly labels: SupplierTableLabels;
  /** Groups in display order, each with its entries. */
  readonly groups: readonly SupplierTableGroup[];
}

const COLUMNS = 7;

/**
 * Suppliers with what they deal in, where they are, who vouches for them and until when. The whole row is the link. Its columns follow its
 * own width: entries of a list on phones, without city and product count on tablets.
 *
 * Use it for every list of suppliers to choose from. Not for a few of them beside something else (SupplierList).
 */
export function SupplierTable({ labels, groups }: SupplierTableProps) {
  const { caption, ...head } = labels;
  return (
    <div className="u-suppliers">
      <Table
        caption={caption}
        head={
          <tr>
            {Object.entries(head).map(([key, title]) => (
              <th key={key} scope="col" className={key}>
                {title}
              </th>
            ))}
          </tr>
        }
      >
        {groups.map(({ id, title, suppliers }, index) => (
          <Fragment key={id ?? index}>
            {title === undefined ? null : (
              <tr className="letter">
                <th id={id} scope="rowgroup" colSpan={COLUMNS}>
                  {title}
                </th>
              </tr>
            )}
            {suppliers.map((supplier) => (
              <SupplierRows key={supplier.id} supplier={supplier} labels={labels} />
            ))}
          </Fragment>
        ))}
      </Table>
    </div>
  );
}

function SupplierRows({
  supplier,
  labels,
}: {
  readonly supplier: SupplierRowView;
  readonly labels: SupplierTableLabels;
}) {
  const { href, monogram, name, kinds, cityName, field, below, more } = supplier;
  return (
    <>
      <tr className={below === undefined ? undefined : 'head'}>
        <th scope="row">
          <AuthorLine
            href={href}
            monogram={monogram}
            name={name}
            detail={
              <>
                {cityName ? <span className="town">{cityName}، </span> : null}
                {kinds}
              </>
            }
          />
        </th>
        <td className="field">{field}</td>
        <td className="city">{cityName}</td>
        <td className="validity plain">{supplier.validity}</td>
        <td className="delegations plain" data-label={labels.delegations}>
          <Delegations supplier={supplier} />
        </td>
        <td className="products">{supplier.products}</td>
        <td className="response plain" data-label={labels.response}>
          {supplier.response}
        </td>
      </tr>
      {below === undefined ? null : (
        <tr>
          <td colSpan={COLUMNS}>
            {below}
            {more === undefined ? null : <p>{more}</p>}
          </td>
        </tr>
      )}
    </>
  );
}

/** The count of agencies, and beside it whose they are. */
function Delegations({ supplier }: { readonly supplier: SupplierRowView }) {
  const { delegations, brands = [], moreBrands } = supplier;
  if (brands.length === 0) return delegations;
  return (
    <>
      <span>{delegations}</span>{' '}
      <small>
        {brands.map((brand) => (
          <Fragment key={brand}>
            <span>
              <bdi>{brand}</bdi>
            </span>{' '}
          </Fragment>
        ))}
        {moreBrands}
      </small>
    </>
  );
}
