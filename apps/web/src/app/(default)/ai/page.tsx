import { assistantPage } from './page-definition';

export const revalidate = 3600;
export const { generateMetadata } = assistantPage.cached;
export default assistantPage.cached.Page;
