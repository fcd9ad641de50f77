import { sitemapPart } from '@/features/sitemap/serve-sitemap';
import { decodePart } from '@/lib/navigation/paths';

export const dynamic = 'force-dynamic';

interface PartParams {
  readonly params: Promise<{ readonly part: string }>;
}

export async function GET(_: Request, { params }: PartParams): Promise<Response> {
  return sitemapPart(decodePart((await params).part));
}
