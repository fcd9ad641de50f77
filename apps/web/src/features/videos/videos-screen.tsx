import 'server-only';
import { formatNumber } from '@bazaar/domain/persian';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import type { Metadata } from 'next';
import type { ItemList, WithContext } from 'schema-dts';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { videoObject } from '@/entities/video/video-json-ld';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { videosMessages as texts } from '@/translations/videos';
import { loadVideo, loadVideos, type VideosResult } from './load-videos';
import { isFiltered, type VideosAddress, videosHref } from './videos-address';
import { tagName } from './videos-model';
import { VideosView } from './videos-view';

/** R10: reads the videos of an address and renders them. */
export async function VideosScreen({ address }: { readonly address: VideosAddress }) {
  const result = await loadVideos(address);
  const crumbs = [{ label: texts.home, href: paths.home }, { label: texts.title }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.videos)} />
      <JsonLd data={videosJsonLd(result)} />
      <MissingNotice />
      <VideosView data={{ address, ...result }} crumbs={crumbsOf(address)} />
    </>
  );
}

/** A list of one tag ends with it. */
function crumbsOf({ tag }: VideosAddress): readonly Crumb[] {
  const home = { label: texts.home, href: paths.home };
  return tag === undefined
    ? [home, { label: texts.title }]
    : [home, { label: texts.title, href: paths.videos }, { label: tagName(tag) }];
}

/** Returns the page's metadata: of the open video, of a further page, else of the list; a filtered list is not indexed. */
export async function videosMetadata(address: VideosAddress): Promise<Metadata> {
  const { videoId, pageNumber } = address;
  if (videoId !== undefined) return videoMetadata(videoId);
  const isFurther = pageNumber > 1 && !isFiltered(address);
  return pageMetadata({
    path: isFurther ? videosHref({ pageNumber }) : paths.videos,
    title: isFurther ? texts.pageTitle(formatNumber(pageNumber)) : texts.title,
    description: texts.description,
    isHidden: isFiltered(address),
  });
}

async function videoMetadata(videoId: string): Promise<Metadata> {
  const video = valueOr(await loadVideo(videoId), undefined);
  if (video === undefined) return pageMetadata({ path: paths.videos, title: texts.title, isHidden: true });
  const metadata = pageMetadata({
    path: paths.video(videoId),
    title: video.title,
    parents: [texts.title],
    description: video.description ?? texts.description,
    image: pictureAt(video.cover, 1024),
  });
  const [source] = video.sources;
  const videos = source
    ? [{ url: new URL(source.url, siteSettings().SITE_URL).href, type: source.mime, height: source.height }]
    : [];
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'video.other', videos } };
}

/** Returns the videos of the page for search engines, the open one first. */
function videosJsonLd({ list, open }: VideosResult): WithContext<ItemList> {
  const { SITE_URL } = siteSettings();
  const opened = open?.state === 'ready' && open.value ? [open.value] : [];
  const listed = list.state === 'ready' ? list.value.items : [];
  const videos = [...opened, ...listed.filter(({ id }) => id !== opened[0]?.id)];
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: videos.length,
    itemListElement: videos.map((video, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: videoObject(video, SITE_URL),
    })),
  };
}
