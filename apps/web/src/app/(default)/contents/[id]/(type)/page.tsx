import { typeContentsPage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = typeContentsPage.cached;
export default typeContentsPage.cached.Page;
