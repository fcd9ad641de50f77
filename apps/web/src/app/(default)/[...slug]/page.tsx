import { permanentRedirect, redirect } from 'next/navigation';
import { SitePage } from '@/app/(default)/page/site-page';
import { articleMetadata } from '@/features/article/article-metadata';
import { resolveVanity } from '@/features/vanity/resolve-vanity';
import { SearchOffer } from '@/features/vanity/search-offer';
import { vanityMetadata } from '@/features/vanity/vanity-metadata';
import { tagFailed } from '@/lib/cache/tag-page';
import { answerStatus } from '@/lib/response/answer-status';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';
import { ServiceErrorScreen } from '@/shell/screens/service-error-screen';

// Anybody can invent an address: a cached page for each would fill the disk. Its data is cached instead.
export const dynamic = 'force-dynamic';

type Props = { readonly params: Promise<{ slug: string[] }> };

export async function generateMetadata({ params }: Props) {
  const vanity = await resolveVanity((await params).slug);
  return vanity.state === 'page'
    ? articleMetadata({ state: 'ready', value: vanity.page })
    : vanityMetadata(vanity);
}

/** R02: an address no other route has is that of a menu item, of a page of the site, or of nothing (specification §8). */
export default async function VanityPage({ params }: Props) {
  const { slug } = await params;
  const vanity = await resolveVanity(slug);
  // Menus change: no browser may store where an item once led.
  if (vanity.state === 'leads') redirect(vanity.to);
  if (vanity.state === 'moved') permanentRedirect(vanity.to);
  if (vanity.state === 'page') return <SitePage page={vanity.page} />;
  if (vanity.state === 'failed') {
    await tagFailed();
    return <ServiceErrorScreen failure={vanity} />;
  }
  // Not `notFound()`: that one is drawn by the browser, and shows nothing without script.
  answerStatus(404);
  return <NotFoundScreen offer={<SearchOffer slug={slug} />} />;
}
