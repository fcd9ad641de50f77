// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import { ProductImage } from '../product-card/product-image';
import { SpecValue } from '../product-card/spec-value';
import { CellName, ProductName, TablePrice, TableSupplier } from './product-table-cells';
import type { ProductTableColumn, ProductTableRowView } from './product-table-view';

/** Columns a phone has room for, each with its name and its unit. */
const SHOWN_ON_PHONES = 3;

/** One product; the whole row is its link. */
export function ProductTableRow({
  row: { product, cells, originals, pick, request },
  columns,
  hasSupplier,
  isEager,
}: {
  readonly row: ProductTableRowView;
  readonly columns: readonly ProductTableColumn[];
  readonly hasSupplier: boolean;
  readonly isEager: boolean;
}) {
  const { price, supplier } = product;
  return (
    <tr role="row">
      {pick ? (
        <td role="cell" className="pick">
          {pick}
        </td>
      ) : null}
      <td role="cell" className="shot">
        <ProductImage picture={product.picture} size="thumb" isEager={isEager} />
      </td>
      <td role="cell" className="code">
        <ProductName product={product} />
      </td>
      {columns.map((column, index) => (
        <td role="cell" key={column.id} className="num">
          {index < SHOWN_ON_PHONES ? <CellName column={column} /> : null}
          <SpecValue
            spec={{
              id: column.id,
              label: column.label,
              value: cells[index] || '–',
              original: originals?.[index],
            }}
          />
        </td>
      ))}
      {hasSupplier ? (
        <td role="cell" className="from">
          <TableSupplier supplier={supplier} />
        </td>
      ) : null}
      <td role="cell" className="cost">
        <TablePrice price={price} />
        {price.minimum ? <small>{price.minimum}</small> : <small className="per">{price.per}</small>}
      </td>
      {request ? (
        <td role="cell" className="act">
          {request}
        </td>
      ) : null}
    </tr>
  );
}
