import { categoryContentsPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = categoryContentsPage.cached;
export default categoryContentsPage.cached.Page;
