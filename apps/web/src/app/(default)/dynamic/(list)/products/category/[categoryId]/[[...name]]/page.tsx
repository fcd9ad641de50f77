import { productListPage } from '@/app/(default)/products/category/[categoryId]/[[...name]]/page-definition';

export const { generateMetadata } = productListPage.dynamic;
export default productListPage.dynamic.Page;
