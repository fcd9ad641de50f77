import { contentsPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = contentsPage.cached;
export default contentsPage.cached.Page;
