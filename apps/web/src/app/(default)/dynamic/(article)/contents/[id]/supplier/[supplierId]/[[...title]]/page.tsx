import { supplierArticlePage } from '@/app/(default)/contents/[id]/supplier/[supplierId]/[[...title]]/page-definition';

export const { generateMetadata } = supplierArticlePage.dynamic;
export default supplierArticlePage.dynamic.Page;
