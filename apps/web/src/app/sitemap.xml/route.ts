import { sitemapIndex } from '@/features/sitemap/serve-sitemap';

export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => sitemapIndex();
