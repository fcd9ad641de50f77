import { mdiTextBoxOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { type CardPicture, LinkCard, LinkCardFacts, LinkCardPicture } from '../../link-card/link-card';

export interface ContentView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Kind of content: «مقاله». */
  readonly kind?: string;
  readonly summary?: string;
  readonly picture?: CardPicture;
  /** Date of publication, as `<time>`. */
  readonly date?: ReactNode;
  readonly author?: string;
  /** Reading time: «۶ دقیقه خواندن». */
  readonly reading?: string;
}

/**
 * An article, a news item or a standard in a list.
 *
 * Use it where people choose by title and summary. Not in a narrow side panel, where a plain list of links is enough.
 */
export function ContentCard({
  content,
  level = 3,
}: {
  readonly content: ContentView;
  readonly level?: 2 | 3 | 4;
}) {
  const { href, title, kind, summary, picture, date, author, reading } = content;
  return (
    <LinkCard
      href={href}
      title={title}
      kind={kind}
      level={level}
      picture={<LinkCardPicture picture={picture} isCover icon={mdiTextBoxOutline} />}
    >
      {summary ? <p className="u-link-card-text">{summary}</p> : null}
      <LinkCardFacts facts={[date, author, reading]} />
    </LinkCard>
  );
}
