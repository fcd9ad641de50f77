import { directoryPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = directoryPage.cached;
export default directoryPage.cached.Page;
