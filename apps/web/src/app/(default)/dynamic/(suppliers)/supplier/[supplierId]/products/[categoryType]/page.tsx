import { supplierProductsPage } from '@/app/(default)/supplier/[supplierId]/products/[categoryType]/page-definition';

export const { generateMetadata } = supplierProductsPage.dynamic;
export default supplierProductsPage.dynamic.Page;
