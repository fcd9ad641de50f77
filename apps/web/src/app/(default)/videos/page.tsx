import { videosPage } from './page-definition';

export const revalidate = 1800;
export const { generateMetadata } = videosPage.cached;
export default videosPage.cached.Page;
