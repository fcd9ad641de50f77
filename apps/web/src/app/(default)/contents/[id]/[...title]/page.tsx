import { articlePage } from './page-definition';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;
export const { generateMetadata } = articlePage.cached;
export default articlePage.cached.Page;
