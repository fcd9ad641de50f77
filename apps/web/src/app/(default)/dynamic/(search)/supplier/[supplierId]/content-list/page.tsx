import { contentsPage } from '@/app/(default)/supplier/[supplierId]/content-list/page-definition';

export const { generateMetadata } = contentsPage.dynamic;
export default contentsPage.dynamic.Page;
