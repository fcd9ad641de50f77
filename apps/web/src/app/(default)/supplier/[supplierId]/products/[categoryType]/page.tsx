import { supplierProductsPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;
export const { generateMetadata } = supplierProductsPage.cached;
export default supplierProductsPage.cached.Page;
