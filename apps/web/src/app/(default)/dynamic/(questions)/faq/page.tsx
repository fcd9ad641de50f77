import { faqPage } from '@/app/(default)/faq/page-definition';

export const { generateMetadata } = faqPage.dynamic;
export default faqPage.dynamic.Page;
