import { assistantPage } from '@/app/(default)/ai/page-definition';

export const { generateMetadata } = assistantPage.dynamic;
export default assistantPage.dynamic.Page;
