import { isCategoryType } from '@bazaar/domain/category-menu';
import { drawForSupplier } from '@/app/(default)/draw-for-supplier';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { loadProducts } from '@/features/supplier-products/load-products';
import { parseProductsAddress } from '@/features/supplier-products/products-address';
import { ProductsScreen, productsMetadata } from '@/features/supplier-products/products-screen';
import { pageVariants } from '@/lib/navigation/page-variants';
import { decodePart } from '@/lib/navigation/paths';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere } from '@/shell/screens/load-error-screen';

interface Params {
  readonly supplierId: string;
  readonly categoryType: string;
}

/** R32: the products of a supplier in an area; its query holds a category, a term and a further page. */
export const supplierProductsPage = pageVariants<Params>({
  async metadata({ params: { supplierId, categoryType }, query }) {
    if (!isCategoryType(categoryType)) return nothingMetadata;
    const supplier = await loadSupplier(decodePart(supplierId));
    return productsMetadata(supplier, categoryType, parseProductsAddress(query));
  },

  draw({ params: { supplierId, categoryType }, query }) {
    if (!isCategoryType(categoryType)) return nothingHere();
    const id = decodePart(supplierId);
    const address = parseProductsAddress(query);
    void loadProducts(id, categoryType, address);
    return drawForSupplier(id, (supplier) => (
      <ProductsScreen supplier={supplier} area={categoryType} address={address} />
    ));
  },
});
