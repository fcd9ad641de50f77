import { supplierListPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;
export const { generateMetadata } = supplierListPage.cached;
export default supplierListPage.cached.Page;
