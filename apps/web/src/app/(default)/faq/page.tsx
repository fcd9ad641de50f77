import { faqPage } from './page-definition';

export const revalidate = 3600;
export const { generateMetadata } = faqPage.cached;
export default faqPage.cached.Page;
