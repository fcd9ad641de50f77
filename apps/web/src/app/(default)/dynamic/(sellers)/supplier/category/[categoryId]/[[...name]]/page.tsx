import { categorySuppliersPage } from '@/app/(default)/supplier/category/[categoryId]/[[...name]]/page-definition';

export const { generateMetadata } = categorySuppliersPage.dynamic;
export default categorySuppliersPage.dynamic.Page;
