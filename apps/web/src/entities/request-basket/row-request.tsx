import type { SupplierProduct } from '@bazaar/api/model';
import { RowRequest } from '@bazaar/ui/patterns/product-table';
import { paths } from '@/lib/navigation/paths';
import { requestBasketMessages as texts } from '@/translations/request-basket';
import { productAttributes } from './request-attributes';

/** Renders the link of a table's row that adds its product to the request basket. */
export function ProductRowRequest({ product }: { readonly product: SupplierProduct }) {
  const { id, model, code, name } = product;
  return (
    <RowRequest
      label={texts.ofProduct(model ?? code ?? name)}
      href={paths.requests}
      action={productAttributes(id)}
    />
  );
}
