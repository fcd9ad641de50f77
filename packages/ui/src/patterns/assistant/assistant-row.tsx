// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import { mdiCheck, mdiMinus } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { Price } from '../../price/price';
import { TrustLine } from '../../trust-line/trust-line';
import { ProductImage } from '../product-card/product-image';
import type { ProductView } from '../product-card/product-view';
import type { AssistantRowView } from './assistant-row-view';

/** One product with its ticks, its price and its way into a request. */
export function AssistantRow({
  row: { product, cells, summary, preferences, total, action },
  hasPreferences,
  isEager,
}: {
  readonly row: AssistantRowView;
  readonly hasPreferences: boolean;
  readonly isEager: boolean;
}) {
  const { price, supplier, brand, code, name, href } = product;
  return (
    <tr role="row">
      <td role="cell" className="shot">
        <ProductImage picture={product.picture} size="thumb" isEager={isEager} />
      </td>
      <td role="cell" className="code">
        <a href={href}>{code ? <NamedCode name={name} code={code} /> : <MixedText>{name}</MixedText>}</a>
        {brand ? (
          <small>
            <bdi>{brand}</bdi>
          </small>
        ) : null}
        {summary ? (
          <small className="summary">
            <bdi dir="ltr">{summary}</bdi>
          </small>
        ) : null}
      </td>
      {cells.map((cell, index) => (
        <td role="cell" key={index} className="num">
          <bdi>{cell}</bdi>
        </td>
      ))}
      <td role="cell" className="from">
        <Seller supplier={supplier} />
        {supplier.trust === undefined ? null : <TrustLine>{supplier.trust}</TrustLine>}
      </td>
      {hasPreferences ? (
        <td role="cell" className="fit">
          {preferences.map(({ label, isMet, spoken }) => (
            <span key={label} data-met={isMet}>
              <Icon path={isMet ? mdiCheck : mdiMinus} size={16} />
              {label}
              <span className="sr"> {spoken}</span>
            </span>
          ))}
        </td>
      ) : null}
      <td role="cell" className="cost">
        <Price amount={price.amount} currency={price.currency} prefix={price.prefix} />
        {total ? <small>{total}</small> : null}
      </td>
      <td role="cell" className="act">
        {action}
      </td>
    </tr>
  );
}

/** Name and city in one phrase; on a tablet each has its line, and the comma between them goes. */
function Seller({ supplier: { name, ownName = name, cityName } }: Pick<ProductView, 'supplier'>) {
  return (
    <span>
      <span className="seller">
        <MixedText>{ownName}</MixedText>
      </span>
      {cityName ? (
        <span className="city">
          <span>، </span>
          {cityName}
        </span>
      ) : null}
    </span>
  );
}

function NamedCode({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <>
      <span className="sr">{name} </span>
      <Latin>{code}</Latin>
    </>
  );
}
