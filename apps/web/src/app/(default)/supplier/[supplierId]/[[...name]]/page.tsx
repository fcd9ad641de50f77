import { supplierPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;
export const { generateMetadata } = supplierPage.cached;
export default supplierPage.cached.Page;
