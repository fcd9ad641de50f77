import { Latin } from '../../latin/latin';
import { Price } from '../../price/price';
import { ProductTitle } from '../product-card/product-title';
import { SpecValue } from '../product-card/spec-value';
import type { ProductTableColumn, ProductTableRowView } from '../product-table/product-table-view';

export interface MatchTableProps {
  /** Accessible name of the table: whose products these are. */
  readonly caption: string;
  /** Properties in display order; narrow screens show the first three, and no screen more than five. */
  readonly columns: readonly Pick<ProductTableColumn, 'id' | 'label' | 'symbol' | 'unit'>[];
  /** Products in display order, one row each. */
  readonly rows: readonly Pick<ProductTableRowView, 'product' | 'cells'>[];
  /** Words of the head: its first column and its last. */
  readonly labels: { readonly product: string; readonly price: string };
}

const MOST_COLUMNS = 5;

/**
 * A few products below their supplier: code, key properties and price in one line. The whole row is the link.
 *
 * Use it below a row of SupplierTable. Not for the products of a page of their own (ProductTable).
 */
export function MatchTable({ caption, columns, rows, labels }: MatchTableProps) {
  const shown = columns.slice(0, MOST_COLUMNS);
  return (
    <table className="u-matches">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.product}</th>
          {shown.map((column) => (
            <th key={column.id} scope="col">
              {column.label}
              <ColumnNote column={column} />
            </th>
          ))}
          <th scope="col">{labels.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MatchRow key={row.product.id} row={row} columns={shown} />
        ))}
      </tbody>
    </table>
  );
}

/** Symbol and unit of a column, in Latin. */
function ColumnNote({ column: { symbol, unit } }: { readonly column: MatchTableProps['columns'][number] }) {
  const note = [symbol, unit].filter(Boolean).join(', ');
  return note === '' ? null : (
    <>
      {' '}
      <Latin>{note}</Latin>
    </>
  );
}

function MatchRow({
  row: { product, cells },
  columns,
}: {
  readonly row: MatchTableProps['rows'][number];
  readonly columns: MatchTableProps['columns'];
}) {
  const { price } = product;
  return (
    <tr>
      <th scope="row">
        <a href={product.href}>
          <ProductTitle product={product} heading="code" />
        </a>
      </th>
      {columns.map(({ id, label }, index) => (
        <td key={id}>
          <SpecValue spec={{ id, label, value: cells[index] || '–' }} />
        </td>
      ))}
      <td>
        <Price amount={price.amount} currency={price.currency} prefix={price.prefix} size="small" />
        {/* A space of its own: without it the letters of the two join. */}
        {price.per ? <small> {price.per}</small> : null}
      </td>
    </tr>
  );
}
