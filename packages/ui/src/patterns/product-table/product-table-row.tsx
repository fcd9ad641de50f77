// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { Price } from '../../price/price';
import { TrustLine } from '../../trust-line/trust-line';
import { ProductImage } from '../product-card/product-image';
import type { ProductView } from '../product-card/product-view';
import { SpecValue } from '../product-card/spec-value';
import type { ProductTableColumn, ProductTableRowView } from './product-table-view';

/** One product; the whole row is its link. */
export function ProductTableRow({
  row: { product, cells, originals, pick },
  columns,
  isEager,
}: {
  readonly row: ProductTableRowView;
  readonly columns: readonly ProductTableColumn[];
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
          <span className="u-cell-name">
            <bdi dir="ltr">{[column.unit, column.symbol].filter(Boolean).join(' ') || column.label}</bdi>
          </span>
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
      <td role="cell" className="from">
        <span>{supplier.name}</span>
        {supplier.trust === undefined ? null : <TrustLine>{supplier.trust}</TrustLine>}
      </td>
      <td role="cell" className="cost">
        <Price amount={price.amount} currency={price.currency} prefix={price.prefix} />
        {price.minimum ? <small>{price.minimum}</small> : null}
      </td>
    </tr>
  );
}

function ProductName({ product: { href, code, name, brand } }: { readonly product: ProductView }) {
  const note = brand ? (
    <small>
      <bdi>{brand}</bdi>
    </small>
  ) : null;
  if (!code) {
    return (
      <>
        <a href={href} className="name">
          <MixedText>{name}</MixedText>
        </a>
        {note}
      </>
    );
  }
  return (
    <>
      <a href={href}>
        <span className="sr">{name} </span>
        <Latin>{code}</Latin>
      </a>{' '}
      {note}
    </>
  );
}
