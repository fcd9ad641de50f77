import { categoryContentsPage } from '@/app/(default)/category/contents/[categoryType]/[categoryId]/[[...name]]/page-definition';

export const { generateMetadata } = categoryContentsPage.dynamic;
export default categoryContentsPage.dynamic.Page;
