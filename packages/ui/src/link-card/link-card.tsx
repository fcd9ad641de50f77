import { mdiImageOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface CardPicture {
  readonly src: string;
  /** Further widths for high-density screens, in the syntax of `srcset`. */
  readonly srcSet?: string;
  /** Empty when the title describes the picture. */
  readonly alt: string;
}

export interface LinkCardProps {
  readonly href: string;
  readonly title: ReactNode;
  /** Level in the outline of the page. */
  readonly level?: 2 | 3 | 4;
  /** Above the title, in one or two words. */
  readonly kind?: ReactNode;
  /** Beside or above the text: a `LinkCardPicture` or a monogram. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Frame of the cards: the whole card is one link, and links inside it stay links. Horizontal on phones, vertical in a grid from sm up.
 * Place it in a `ProductGrid`. Use an existing card; this is for building a new one.
 */
export function LinkCard({ href, title, level = 3, kind, picture, children }: LinkCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={cx('link-card')}>
      {picture}
      <div className={cx('link-card-body')}>
        {kind ? <p className={cx('link-card-note', undefined, 'u-link-card-kind')}>{kind}</p> : null}
        <Title className="u-link-card-title">
          <a href={href}>
            <MixedText>{title}</MixedText>
          </a>
        </Title>
        {children}
      </div>
    </article>
  );
}

export interface LinkCardPictureProps {
  readonly picture: CardPicture | undefined;
  /** Photos of articles fill the box; products are shown whole. */
  readonly isCover?: boolean;
  /** Placeholder of a missing picture. */
  readonly icon?: string;
  /** Overlays the picture. */
  readonly children?: ReactNode;
}

/** The picture in its 4:3 box; the box is there without the picture too. */
export function LinkCardPicture({
  picture,
  isCover = false,
  icon = mdiImageOutline,
  children,
}: LinkCardPictureProps) {
  return (
    <div className={isCover ? 'u-link-card-picture u-link-card-picture--cover' : 'u-link-card-picture'}>
      {picture ? (
        // biome-ignore lint/a11y/useAltText: alt is required of the caller and among the attributes
        <img
          {...picture}
          sizes="(max-width: 599px) 112px, 320px"
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Icon path={icon} size={32} />
      )}
      {children}
    </div>
  );
}

/** Short facts under the title: a date, a count. Missing ones leave no gap. */
export function LinkCardFacts({ facts }: { readonly facts: readonly ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== undefined && fact !== null && fact !== false);
  if (shown.length === 0) return null;
  return (
    <p className={cx('link-card-facts')}>
      {shown.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}
