import type { MediaVideo } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { VideoView } from '@bazaar/ui/patterns/found-list';
import { pictureAt } from '@/lib/media/picture-view';

/** Returns a video for the player. `captionsLabel` names its subtitles in the player. */
export function toVideoView(video: MediaVideo, captionsLabel: string): VideoView {
  const { id, title, cover, sources, captions = [], durationSeconds, publishedAt } = video;
  return {
    id,
    title,
    poster: pictureAt(cover, 640),
    sources,
    captions: captions.map((caption) => ({ ...caption, label: captionsLabel })),
    facts: [toLength(durationSeconds), formatShortDate(publishedAt)],
  };
}

/** Returns «۴:۳۵», in minutes and seconds. */
function toLength(seconds: number): string {
  return toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}
