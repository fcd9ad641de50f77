import { supplierArticlePage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = supplierArticlePage.cached;
export default supplierArticlePage.cached.Page;
