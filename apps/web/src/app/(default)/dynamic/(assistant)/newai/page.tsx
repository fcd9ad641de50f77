import { dialoguePage } from '@/app/(default)/newai/page-definition';

export const { generateMetadata } = dialoguePage.dynamic;
export default dialoguePage.dynamic.Page;
