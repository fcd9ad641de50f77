import { mdiPlay } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { mdiChevronRight } from '../../icon/small-set';
import { MixedText } from '../../mixed-text/mixed-text';

export interface ArticleRowView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** One line: a size, a date, a length. */
  readonly note?: ReactNode;
  readonly price?: ReactNode;
  /** Length of a video, «۴:۳۵»: its picture is then a poster. */
  readonly length?: string;
  /** Address of a picture, 4:3 or wider. */
  readonly picture?: string;
  /** Attributes that perform an action in place of following it. */
  readonly action?: Readonly<Record<`data-${string}`, string>>;
}

/** What belongs to an article, one line each: products, videos, other contents. A row without a picture ends with the arrow of the site's rows. */
export function ArticleRows({ rows }: { readonly rows: readonly ArticleRowView[] }) {
  return (
    <ul className="u-av-rows">
      {rows.map(({ id, href, title, note, price, picture, length, action }) => (
        <li key={id}>
          <a href={href} {...action}>
            <RowPicture picture={picture} length={length} />
            <span>
              <b>
                <MixedText>{title}</MixedText>
              </b>
              {note ? <small>{note}</small> : null}
              {price}
            </span>
            {picture === undefined ? <Icon path={mdiChevronRight} size={20} mirrored /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

function RowPicture({ picture, length }: Pick<ArticleRowView, 'picture' | 'length'>) {
  if (picture === undefined) return null;
  const lazy = { src: picture, loading: 'lazy', decoding: 'async' } as const;
  if (length === undefined) return <img {...lazy} alt="" width={56} height={56} />;
  return (
    <span className="u-av-poster">
      <img {...lazy} alt="" width={96} height={54} />
      <Icon path={mdiPlay} size={20} />
      <bdi dir="ltr">{length}</bdi>
    </span>
  );
}

/** Who has written an article: their line, for what they are vouched, and how to reach them. */
export function ArticleWriter({ children }: { readonly children: ReactNode }) {
  return <div className="u-av-writer">{children}</div>;
}

/** The labels of an article; each leads to everything with that label. */
export function LabelLinks({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <ul className="u-av-labels" aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            <MixedText>{link.label}</MixedText>
          </a>
        </li>
      ))}
    </ul>
  );
}
