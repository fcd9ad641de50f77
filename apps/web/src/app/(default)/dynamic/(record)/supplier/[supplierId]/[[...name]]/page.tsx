import { supplierPage } from '@/app/(default)/supplier/[supplierId]/[[...name]]/page-definition';

export const { generateMetadata } = supplierPage.dynamic;
export default supplierPage.dynamic.Page;
