import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import type { ProductView } from './product-view';

/** The name of a product, or in a list of one category its code and brand, which say more there. */
export function ProductTitle({
  product,
  heading,
}: {
  readonly product: ProductView;
  readonly heading: 'name' | 'code';
}) {
  if (heading === 'name' || !product.code) return <MixedText>{product.name}</MixedText>;
  return (
    <>
      <span className="sr">{product.name} </span>
      <Latin>{product.code}</Latin>
      {product.brand ? (
        <>
          {' '}
          <span>
            <bdi>{product.brand}</bdi>
          </span>
        </>
      ) : null}
    </>
  );
}
