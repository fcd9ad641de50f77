import { propertiesPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 3600;
export const { generateMetadata } = propertiesPage.cached;
export default propertiesPage.cached.Page;
