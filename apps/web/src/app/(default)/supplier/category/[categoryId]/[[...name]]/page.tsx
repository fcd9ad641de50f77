import { categorySuppliersPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;
export const { generateMetadata } = categorySuppliersPage.cached;
export default categorySuppliersPage.cached.Page;
