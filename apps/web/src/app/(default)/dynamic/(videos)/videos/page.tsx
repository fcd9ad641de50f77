import { videosPage } from '@/app/(default)/videos/page-definition';

export const { generateMetadata } = videosPage.dynamic;
export default videosPage.dynamic.Page;
