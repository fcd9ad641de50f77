import type { MediaVideo } from '@bazaar/api/model';
import { formatClock } from '@bazaar/domain/captions/playback-time';
import { formatShortDate } from '@bazaar/domain/dates';
import type { VideoView } from '@bazaar/ui/patterns/video-grid';
import { pictureAt, pictureWidths } from '@/lib/media/picture-view';
import { videosMessages as texts } from '@/translations/videos';
import { videoLink } from './video-link';

/** Returns a video for a grid: a link to the page that shows it, whose press opens the player in place. */
export function toVideoView(video: MediaVideo): VideoView {
  const { id, title, cover, captions = [], chapters = [], durationSeconds, publishedAt, supplier } = video;
  return {
    id,
    ...videoLink(id),
    title,
    poster: pictureAt(cover, 320),
    posterWidths: pictureWidths(cover, [320, 640]),
    length: formatClock(durationSeconds),
    facts: [[supplier?.name ?? texts.publisher, formatShortDate(publishedAt)].join('، ')],
    captions:
      captions.length > 0
        ? { label: texts.captions, isThere: true }
        : { label: texts.withoutCaptions, isThere: false },
    ...(chapters.length > 1 ? { chapters: texts.chapters(chapters.length) } : {}),
  };
}
