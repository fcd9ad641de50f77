// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { columnsOnTablets } from './columns-on-tablets';
import { ProductTableRow } from './product-table-row';
import type { ColumnSort, ProductTableColumn, ProductTableRowView } from './product-table-view';
import { TableIcons } from './table-icons';

export { ColumnMenu, type ColumnMenuProps } from './column-menu';
export { PageSizes, type PageSizesProps } from './page-sizes';
export type { ColumnSort, ProductTableColumn, ProductTableRowView } from './product-table-view';
export { RowRequest, type RowRequestProps } from './table-icons';

export interface ProductTableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  /** Columns of properties in display order. */
  readonly columns: readonly ProductTableColumn[];
  /** Products in display order, one row each. */
  readonly rows: readonly ProductTableRowView[];
  /** Texts of its parts, from the translations of the app. */
  readonly labels: {
    /** Heading of the checkboxes, where rows have one. */
    readonly pick?: string;
    readonly picture: string;
    readonly product: string;
    /** Absent on a page of one supplier, which needs no column for it. */
    readonly supplier?: string;
    readonly price: string;
    readonly currency: string;
    /** Heading of the request links, where rows have one. */
    readonly request?: string;
  };
  /** The buyer chose the columns: all of them are shown, and a table that is too wide scrolls. Else narrow screens show the first. */
  readonly hasChosenColumns?: boolean;
  /** Links that sort by price; absent where it cannot. */
  readonly priceSort?: ColumnSort;
  /** Links that sort by name, which the column of codes shows; absent where it cannot. */
  readonly productSort?: ColumnSort;
}

/**
 * The view for professionals: chosen properties side by side, units in the heading, a sticky heading.
 *
 * Use it for comparing numbers across rows in a public list; it needs no script. Not in the logged-in area with sorting in place
 * (DataTable), and not where pictures matter most (ProductCard).
 */
export function ProductTable({
  caption,
  columns,
  rows,
  labels,
  priceSort,
  productSort,
  hasChosenColumns = false,
}: ProductTableProps) {
  return (
    <section
      className={cx('product-table')}
      aria-label={caption}
      data-chosen={hasChosenColumns || undefined}
      data-fits={
        hasChosenColumns ? undefined : columnsOnTablets(columns, rows, labels.supplier !== undefined)
      }
    >
      <TableIcons />
      <table role="table">
        <caption className="sr">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {labels.pick ? (
              <th role="columnheader" scope="col" className="pick">
                <span className="sr">{labels.pick}</span>
              </th>
            ) : null}
            <th role="columnheader" scope="col">
              <span className="sr">{labels.picture}</span>
            </th>
            <th role="columnheader" scope="col" aria-sort={productSort?.direction}>
              <SortLink label={labels.product} sort={productSort} />
              <small />
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
            {labels.supplier ? (
              <th role="columnheader" scope="col">
                {labels.supplier}
                <small />
              </th>
            ) : null}
            <th role="columnheader" scope="col" aria-sort={priceSort?.direction}>
              <SortLink label={labels.price} sort={priceSort} />
              <small>{labels.currency}</small>
            </th>
            {labels.request ? (
              <th role="columnheader" scope="col">
                <span className="sr">{labels.request}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <ProductTableRow
              key={row.product.id}
              row={row}
              columns={columns}
              hasSupplier={labels.supplier !== undefined}
              isEager={index < 6}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({ column }: { readonly column: ProductTableColumn }) {
  const unit = [column.symbol, column.unit].filter(Boolean).join(', ');
  return (
    <th role="columnheader" scope="col" className="num" aria-sort={column.sort?.direction}>
      <SortLink label={column.label} sort={column.sort} />
      <small dir="ltr">{unit}</small>
    </th>
  );
}

function SortLink({ label, sort }: { readonly label: string; readonly sort?: ColumnSort }) {
  if (!sort) return label;
  const arrow = sort.direction === 'descending' ? mdiArrowDown : mdiArrowUp;
  return (
    <a href={sort.href} title={sort.label} className={cx('product-table-sort')}>
      {label}
      {sort.direction ? <Icon path={arrow} size={12} /> : null}
    </a>
  );
}
