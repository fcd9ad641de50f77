import { mdiTextBoxOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface FoundItemView {
  readonly id: string;
  readonly title: ReactNode;
  /** Absent where the site has no page for it yet. */
  readonly href?: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
  readonly text?: string;
  /** Address of a 4:3 picture. */
  readonly picture?: string;
  /** Kind, date, count: short, in this order. Missing ones leave no gap. */
  readonly facts: readonly ReactNode[];
}

/**
 * Articles and categories among results, stacked. Place it in a card without padding.
 *
 * Use it for results of several kinds. Not for products (ProductCard), nor for suppliers (SupplierList).
 */
export function FoundList({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly FoundItemView[];
}) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <FoundItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function FoundItem({ item }: { readonly item: FoundItemView }) {
  const { title, href, scientificName, text, picture, facts } = item;
  return (
    <article className={cx('found-item')}>
      {picture ? (
        <img src={picture} width={96} height={72} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="none">
          <Icon path={mdiTextBoxOutline} />
        </span>
      )}
      <div>
        <h3>
          {href ? (
            <a href={href}>
              <MixedText>{title}</MixedText>
            </a>
          ) : (
            <MixedText>{title}</MixedText>
          )}
        </h3>
        {scientificName ? (
          <p className="term">
            <Latin>{scientificName}</Latin>
          </p>
        ) : null}
        {text ? <p className="text">{text}</p> : null}
        <Facts facts={facts} />
      </div>
    </article>
  );
}

export interface VideoView {
  readonly id: string;
  readonly title: string;
  readonly poster: string;
  readonly sources: readonly { readonly url: string; readonly mime: string }[];
  readonly captions: readonly { readonly url: string; readonly lang: string; readonly label: string }[];
  readonly facts: readonly ReactNode[];
}

/** Videos that play in place with the browser's own controls; nothing of a video is fetched before. Place it in a card without padding. */
export function VideoGrid({
  label,
  videos,
}: {
  readonly label: string;
  readonly videos: readonly VideoView[];
}) {
  return (
    <ul aria-label={label} className={cx('video-grid')}>
      {videos.map((video) => (
        <li key={video.id}>
          <Video video={video} />
        </li>
      ))}
    </ul>
  );
}

function Video({ video: { title, poster, sources, captions, facts } }: { readonly video: VideoView }) {
  return (
    <article>
      {/* biome-ignore lint/a11y/useMediaCaption: a film has its captions where its maker gave some */}
      <video controls preload="none" playsInline poster={poster} aria-label={title}>
        {sources.map(({ url, mime }) => (
          <source key={url} src={url} type={mime} />
        ))}
        {captions.map(({ url, lang, label }) => (
          <track key={url} kind="captions" src={url} srcLang={lang} label={label} />
        ))}
      </video>
      <h3>
        <MixedText>{title}</MixedText>
      </h3>
      <Facts facts={facts} />
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== undefined && fact !== '');
  if (shown.length === 0) return null;
  return (
    <p className="facts">
      {shown.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}
