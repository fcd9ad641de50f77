import { delegationsPage } from '@/app/(default)/supplier/[supplierId]/merchantDelegations/[[...name]]/page-definition';

export const { generateMetadata } = delegationsPage.dynamic;
export default delegationsPage.dynamic.Page;
