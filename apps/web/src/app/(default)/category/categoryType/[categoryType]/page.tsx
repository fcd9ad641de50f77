import { areaPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 3600;
export const { generateMetadata } = areaPage.cached;
export default areaPage.cached.Page;
