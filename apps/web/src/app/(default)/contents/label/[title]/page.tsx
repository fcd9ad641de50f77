import { labelContentsPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = labelContentsPage.cached;
export default labelContentsPage.cached.Page;
