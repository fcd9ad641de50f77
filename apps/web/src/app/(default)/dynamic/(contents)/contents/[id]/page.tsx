import { typeContentsPage } from '@/app/(default)/contents/[id]/(type)/page-definition';

export const { generateMetadata } = typeContentsPage.dynamic;
export default typeContentsPage.dynamic.Page;
