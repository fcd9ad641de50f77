import { productListPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;
export const { generateMetadata } = productListPage.cached;
export default productListPage.cached.Page;
