import type { MediaVideo } from '@bazaar/api/model';
import { isoDuration } from '@bazaar/domain/captions/playback-time';
import type { VideoObject } from 'schema-dts';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';

/** Returns a video for search engines. `siteUrl` is the origin of the site. */
export function videoObject(video: MediaVideo, siteUrl: string): VideoObject {
  const { id, title, description, cover, sources, durationSeconds, publishedAt, visitCount, supplier } =
    video;
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const [source] = sources;
  return {
    '@type': 'VideoObject',
    '@id': absolute(paths.video(id)),
    url: absolute(paths.video(id)),
    name: title,
    description: description ?? title,
    thumbnailUrl: absolute(pictureAt(cover, 640)),
    uploadDate: publishedAt,
    duration: isoDuration(durationSeconds),
    inLanguage: 'fa',
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: visitCount,
    },
    ...(source ? { contentUrl: absolute(source.url), encodingFormat: source.mime } : {}),
    ...(supplier
      ? {
          publisher: {
            '@type': 'Organization',
            name: supplier.name,
            url: absolute(paths.supplier(supplier)),
          },
        }
      : {}),
    ...(video.chapters && video.chapters.length > 1 ? { hasPart: video.chapters.map(clip) } : {}),
  };

  function clip({ startSeconds, title: name }: { startSeconds: number; title: string }, index: number) {
    return {
      '@type': 'Clip' as const,
      name,
      startOffset: startSeconds,
      endOffset: video.chapters?.[index + 1]?.startSeconds ?? durationSeconds,
      url: `${absolute(paths.video(id))}&t=${startSeconds}`,
    };
  }
}
