import { mdiClosedCaptionOutline, mdiPlay } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';

export { WatchedProgress } from './watched-progress';

export interface VideoView {
  readonly id: string;
  /** Address that shows the video without script. */
  readonly href: string;
  /** Attributes that open the player instead, for example `data-action`. */
  readonly action?: Readonly<Record<`data-${string}`, string>>;
  readonly title: string;
  readonly poster: string;
  readonly posterWidths?: string;
  /** «۴:۳۶». */
  readonly length: string;
  /** Supplier, date, views: short, in this order. Missing ones leave no gap. */
  readonly facts: readonly ReactNode[];
  /** «زیرنویس»; absent where the list does not tell. */
  readonly captions?: { readonly label: string; readonly isThere: boolean };
  /** «۵ فصل». */
  readonly chapters?: string;
  /** How much of it was watched. */
  readonly progress?: ReactNode;
}

export interface VideoGridProps {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Videos in display order. */
  readonly videos: readonly VideoView[];
  /** Read before the length: «مدت». */
  readonly lengthLabel: string;
  /** Level of the titles: 2 directly below the title of the page. */
  readonly level?: 2 | 3;
  /** How many posters the first view shows: fetched with the page, the others when they come near. */
  readonly early?: number;
}

/**
 * Videos as posters with their length; a press anywhere on one opens it. Nothing of a video is fetched before. The play icon is not mirrored:
 * it is a media control. Place it in a card without padding.
 *
 * Use it wherever videos are chosen. Not to play one (VideoPlayer), and not for an article with a picture (ContentCard).
 */
export function VideoGrid({ label, videos, lengthLabel, level = 3, early = 0 }: VideoGridProps) {
  return (
    <ul aria-label={label} className="u-video-grid">
      {videos.map((video, index) => (
        <li key={video.id}>
          <Video video={video} lengthLabel={lengthLabel} level={level} isEarly={index < early} />
        </li>
      ))}
    </ul>
  );
}

function Video({
  video,
  lengthLabel,
  level,
  isEarly,
}: {
  readonly video: VideoView;
  readonly lengthLabel: string;
  readonly level: 2 | 3;
  readonly isEarly: boolean;
}) {
  const Title = `h${level}` as const;
  const { href, action, title, poster, posterWidths, length, facts, captions, chapters, progress } = video;
  return (
    <article className="u-video-item">
      <span className="u-video-poster">
        <img
          src={poster}
          srcSet={posterWidths}
          sizes={posterWidths ? '(min-width: 960px) 25vw, (min-width: 600px) 33vw, 136px' : undefined}
          width={320}
          height={180}
          alt=""
          loading={isEarly ? 'eager' : 'lazy'}
          decoding="async"
        />
        <span className="u-video-play">
          <Icon path={mdiPlay} />
        </span>
        <span className="u-video-length">
          <span className="sr">{lengthLabel} </span>
          <bdi dir="ltr">{length}</bdi>
        </span>
        {progress}
      </span>
      <div>
        <Title>
          <a href={href} {...action}>
            <MixedText>{title}</MixedText>
          </a>
        </Title>
        <Facts facts={facts} />
        {captions || chapters ? (
          <p className="u-video-facts">
            {captions ? (
              <span>
                {captions.isThere ? <Icon path={mdiClosedCaptionOutline} size={16} /> : null}
                {captions.label}
              </span>
            ) : null}
            {chapters ? <span>{chapters}</span> : null}
          </p>
        ) : null}
      </div>
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== undefined && fact !== '');
  if (shown.length === 0) return null;
  return (
    <p className="u-video-facts">
      {shown.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}
