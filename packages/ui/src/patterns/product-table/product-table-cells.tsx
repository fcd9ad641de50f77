import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { WholeCodes } from '../../mixed-text/whole-codes';
import { Price } from '../../price/price';
import type { PriceView, ProductSupplierView, ProductView } from '../product-card/product-view';
import type { ProductTableColumn } from './product-table-view';
import { TableIcon } from './table-icons';

/** A longer code takes two lines, broken at its spaces. */
const LONGEST_CODE = 18;
/** So does a longer seller. */
const LONGEST_SELLER = 28;

/** The column's heading again, inside the cell: a phone has no heading row. */
export function CellName({ column: { label, unit } }: { readonly column: ProductTableColumn }) {
  return (
    <small>
      {label}
      {unit ? (
        <>
          {'\u00a0'}
          <bdi>{unit}</bdi>
        </>
      ) : null}
    </small>
  );
}

/** The seller in full; below, where it is and since when and until when somebody vouches for it. */
export function TableSupplier({ supplier }: { readonly supplier: ProductSupplierView }) {
  const { name, ownName = name, cityName, trust } = supplier;
  return (
    <>
      <span className={ownName.length > LONGEST_SELLER ? 'wraps' : undefined}>
        <MixedText>{ownName}</MixedText>
      </span>
      {cityName || trust ? (
        <span className="u-trust-line">
          {trust ? <TableIcon name="shield" /> : null}
          <span>
            {cityName}
            {trust ? (
              <span className="dates">
                {cityName ? '، ' : null}
                {trust}
              </span>
            ) : null}
          </span>
        </span>
      ) : null}
    </>
  );
}

/** The price; a range has two forms, of which a tablet shows the short one. */
export function TablePrice({ price: { amount, currency, prefix, least } }: { readonly price: PriceView }) {
  if (!least) return <Price amount={amount} currency={currency} prefix={prefix} />;
  return (
    <>
      <span className="range">
        <Price amount={amount} currency={currency} />
      </span>
      <span className="least">
        <Price {...least} currency={currency} />
      </span>
    </>
  );
}

/** The code, or the name of a product without one, as the link that covers the row; the brand beside it. */
export function ProductName({ product: { href, code, name, brand } }: { readonly product: ProductView }) {
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
        {code.length > LONGEST_CODE ? (
          <bdi dir="ltr" lang="en" className="long">
            <WholeCodes>{code}</WholeCodes>
          </bdi>
        ) : (
          <Latin>{code}</Latin>
        )}
      </a>{' '}
      {note}
    </>
  );
}
