import { permanentRedirect } from 'next/navigation';
import { SitePage } from '@/app/(default)/page/site-page';
import { articleMetadata } from '@/features/article/article-metadata';
import { loadSitePage } from '@/features/article/load-article';
import { screenOfSitePage } from '@/features/article/screen-of-site-page';
import { criticalData } from '@/lib/data/critical-data';
import { decodePart } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 3600;

interface Props {
  readonly params: Promise<{ readonly uniquePageName: string }>;
}

export async function generateMetadata({ params }: Props) {
  return articleMetadata(await loadSitePage(decodePart((await params).uniquePageName)));
}

/** R18: a page of the site itself, by its name. */
export default async function NamedPage({ params }: Props) {
  const name = decodePart((await params).uniquePageName);
  const own = screenOfSitePage(name);
  if (own !== undefined) permanentRedirect(own);
  const page = await criticalData(loadSitePage(name));
  if (page.state !== 'ready') return <LoadErrorScreen read={page} />;
  return <SitePage page={page.value} />;
}
