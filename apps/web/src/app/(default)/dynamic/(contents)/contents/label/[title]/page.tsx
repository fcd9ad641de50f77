import { labelContentsPage } from '@/app/(default)/contents/label/[title]/page-definition';

export const { generateMetadata } = labelContentsPage.dynamic;
export default labelContentsPage.dynamic.Page;
