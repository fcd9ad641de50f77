import { delegationsPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = delegationsPage.cached;
export default delegationsPage.cached.Page;
