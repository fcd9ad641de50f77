import { dialoguePage } from './page-definition';

export const revalidate = 3600;
export const { generateMetadata } = dialoguePage.cached;
export default dialoguePage.cached.Page;
