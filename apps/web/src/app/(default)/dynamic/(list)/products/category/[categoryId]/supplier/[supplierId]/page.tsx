import { supplierListPage } from '@/app/(default)/products/category/[categoryId]/supplier/[supplierId]/page-definition';

export const { generateMetadata } = supplierListPage.dynamic;
export default supplierListPage.dynamic.Page;
