import { mdiPlay, mdiVideoOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { type CardPicture, LinkCard, LinkCardFacts, LinkCardPicture } from '../../link-card/link-card';

export interface VideoView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Subject: «بلبرینگ شیار عمیق». */
  readonly kind?: string;
  readonly poster?: CardPicture;
  /** «۴:۳۵», in minutes and seconds. */
  readonly length?: string;
  /** Read before the length: «مدت». */
  readonly lengthLabel: string;
  readonly date?: ReactNode;
  /** «۱٬۲۴۰ بازدید». */
  readonly views?: string;
}

/**
 * A video in a list: its poster with the length on it. The card links to the video's page and plays nothing itself. The play icon is not
 * mirrored: it is a media control.
 *
 * Use it where videos are chosen. Not to play one in place, and not for an article with a picture (ContentCard).
 */
export function VideoCard({ video, level = 3 }: { readonly video: VideoView; readonly level?: 2 | 3 | 4 }) {
  const { href, title, kind, poster, length, lengthLabel, date, views } = video;
  return (
    <LinkCard
      href={href}
      title={title}
      kind={kind}
      level={level}
      picture={
        <LinkCardPicture picture={poster} isCover icon={mdiVideoOutline}>
          {poster ? (
            <span className="u-video-play">
              <Icon path={mdiPlay} />
            </span>
          ) : null}
          {length ? (
            <span className="u-video-length">
              <span className="sr">{lengthLabel} </span>
              <bdi dir="ltr">{length}</bdi>
            </span>
          ) : null}
        </LinkCardPicture>
      }
    >
      <LinkCardFacts facts={[date, views]} />
    </LinkCard>
  );
}
