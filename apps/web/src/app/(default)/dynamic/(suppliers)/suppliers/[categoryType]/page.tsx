import { directoryPage } from '@/app/(default)/suppliers/[categoryType]/page-definition';

export const { generateMetadata } = directoryPage.dynamic;
export default directoryPage.dynamic.Page;
