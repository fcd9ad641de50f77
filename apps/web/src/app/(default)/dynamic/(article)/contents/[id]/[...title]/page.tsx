import { articlePage } from '@/app/(default)/contents/[id]/[...title]/page-definition';

export const { generateMetadata } = articlePage.dynamic;
export default articlePage.dynamic.Page;
