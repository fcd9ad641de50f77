import { areaPage } from '@/app/(default)/category/categoryType/[categoryType]/page-definition';

export const { generateMetadata } = areaPage.dynamic;
export default areaPage.dynamic.Page;
