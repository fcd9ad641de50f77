import {
  mdiChevronRight,
  mdiCommentOutline,
  mdiEyeOutline,
  mdiTextBoxOutline,
  mdiThumbUpOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export { ContentsNear, ContentsOnward } from './contents-onward';

/** A number of something beside its icon. */
export interface CountView {
  /** Read by screen readers: «۴۸ پسند». */
  readonly name: string;
  /** In Persian digits. */
  readonly count: string;
}

export interface ContentItemView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Kind of content: «راهنمای خرید»; absent where the whole list is of it. */
  readonly kind?: string | undefined;
  readonly text?: string;
  /** Address of a 4:3 picture. */
  readonly picture?: string;
  /** Path of the icon in the place of a picture; a sheet without one. */
  readonly icon?: string | undefined;
  /** Who wrote it: a person, a supplier. */
  readonly author?: ReactNode;
  /** The date, short. */
  readonly facts: readonly ReactNode[];
  /** «۲ دقیقه», and «خواندن» where there is room. */
  readonly readingTime?: { readonly time: string; readonly verb: string };
  readonly likes?: CountView;
  /** How often it was read, where the list is in that order. */
  readonly reads?: CountView;
  readonly comments?: CountView;
}

/**
 * Contents to choose from by drawing, title and two lines: rows with their facts in a column, cells on tablets. Place it in a card without
 * padding.
 *
 * Use it for a list that is only of contents. Not for results of several kinds (FoundList), nor for a few on another page
 * (ContentCard).
 */
export function ContentList({
  label,
  items,
  level = 2,
}: {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Entries in display order. */
  readonly items: readonly ContentItemView[];
  /** Level of the titles in the outline of the page. */
  readonly level?: 2 | 3;
}) {
  const Title = `h${level}` as const;
  return (
    <ul aria-label={label} className="u-content-list">
      {items.map(({ id, href, title, kind, text, picture, icon, ...facts }, index) => (
        <li key={id}>
          <article className={cx('content-item')}>
            {picture ? (
              <img
                src={picture}
                width={96}
                height={72}
                alt=""
                loading={index < 4 ? 'eager' : 'lazy'}
                decoding="async"
              />
            ) : (
              <span className="none">
                <Icon path={icon ?? mdiTextBoxOutline} />
              </span>
            )}
            <div>
              {kind ? <p className="kind">{kind}</p> : null}
              <Title>
                <a href={href}>
                  <MixedText>{title}</MixedText>
                </a>
              </Title>
              {text ? (
                <p className="text">
                  <MixedText>{text}</MixedText>
                </p>
              ) : null}
            </div>
            <Facts {...facts} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function Facts({
  author,
  facts,
  readingTime,
  likes,
  reads,
  comments,
}: Pick<ContentItemView, 'author' | 'facts' | 'readingTime' | 'likes' | 'reads' | 'comments'>) {
  return (
    <ul>
      {author ? <li className="wide">{author}</li> : null}
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
      {readingTime ? (
        <li>
          <span>{readingTime.time}</span>
          <span className="verb">{readingTime.verb}</span>
        </li>
      ) : null}
      {likes || reads || comments ? (
        <li className="counts">
          {reads ? <Count {...reads} icon={mdiEyeOutline} /> : null}
          {likes ? <Count {...likes} icon={mdiThumbUpOutline} /> : null}
          {comments ? <Count {...comments} icon={mdiCommentOutline} /> : null}
        </li>
      ) : null}
    </ul>
  );
}

function Count({ name, count, icon }: CountView & { readonly icon: string }) {
  return (
    <span>
      <Icon path={icon} size={16} />
      <b aria-hidden="true">{count}</b>
      <span className="sr">{name}</span>
    </span>
  );
}

/** The head of a page of contents: what they are of, and a sentence. */
export function ContentsHead({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <div className={cx('contents-head')}>
      <Heading level={1}>{title}</Heading>
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}

/**
 * Choices beside a list; on phones and tablets above it, and those that lead elsewhere below it. Without choices the list takes the whole
 * width.
 */
export function ContentsLayout({
  choices,
  elsewhere,
  chosen,
  children,
}: {
  readonly choices?: ReactNode;
  /** After the list in the document, below the choices beside it: what arrives first is not moved by what arrives later. */
  readonly elsewhere?: ReactNode;
  /** Directly above the list: what it is narrowed to, as FilterChips. */
  readonly chosen?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('contents-layout')}>
      {choices ? <aside>{choices}</aside> : null}
      {chosen ? (
        <div>
          {chosen}
          {children}
        </div>
      ) : (
        children
      )}
      {elsewhere ? <div className="u-contents-elsewhere">{elsewhere}</div> : null}
    </div>
  );
}

/** Above a list: how many there are, and their order. */
export function ContentsBar({ count, children }: { readonly count: string; readonly children?: ReactNode }) {
  return (
    <div className={cx('contents-bar')}>
      <p role="status">{count}</p>
      {children}
    </div>
  );
}

export interface ContentsLinkView {
  readonly href: string;
  readonly label: string;
  /** In Persian digits. */
  readonly count?: string;
  readonly isCurrent?: boolean;
  /** Levels below the first. */
  readonly depth?: 0 | 1 | 2;
}

const LOOKS = {
  list: undefined,
  labels: 'u-contents-labels',
  around: 'u-contents-labels u-contents-around',
} as const;

/** Kinds, labels or categories with their counts, each a link. Renders nothing without links. */
export function ContentsChoice({
  title,
  links,
  look = 'list',
}: {
  readonly title: string;
  readonly links: readonly ContentsLinkView[];
  /** Labels are short and many: they stand side by side. What leads elsewhere stands below the list on phones and tablets. */
  readonly look?: 'list' | 'labels' | 'around';
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={cx('contents-choice', undefined, LOOKS[look])}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label, count, isCurrent, depth = 0 }) => (
          <li key={href + label} data-depth={depth > 0 ? depth : undefined}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              <MixedText>{label}</MixedText>
              {count ? <small>{count}</small> : null}
              {look === 'around' ? <Icon path={mdiChevronRight} mirrored /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
