import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';

export interface ArticlePageProps {
  readonly title: string;
  /** One or two sentences that summarise the text. */
  readonly lead?: string;
  /** Date and reading time. */
  readonly facts?: ReactNode;
  /** Table of contents, by the ids of the headings; absent for a short text. */
  readonly contents?: {
    readonly label: string;
    readonly items: readonly { readonly id: string; readonly label: string }[];
  };
  /** HTML sanitised by the server: headings from level 2, paragraphs, lists, figures, tables in a scroll container. */
  readonly html: string;
  /** Level of the title: 2 where a page of its own stands around it. */
  readonly level?: 1 | 2;
  /** Replaces an empty text. */
  readonly empty?: ReactNode;
}

/**
 * A text for reading: its title, table of contents and body.
 *
 * Use it for text pages: rules, about, an article. Not for the description inside another page, which has its own title there.
 */
export function ArticlePage({ title, lead, facts, contents, html, level = 1, empty }: ArticlePageProps) {
  return (
    <article>
      <header className={cx('article-head')}>
        <Heading level={level} size="22">
          {title}
        </Heading>
        {lead ? (
          <Text as="p" size="reading" tone="muted">
            <MixedText>{lead}</MixedText>
          </Text>
        ) : null}
        {facts ? <div className={cx('article-facts')}>{facts}</div> : null}
      </header>
      <div className={cx('article-page')} data-contents={contents ? '' : undefined}>
        {contents ? <Contents {...contents} /> : null}
        <Card bleed>
          {html === '' ? (
            empty
          ) : (
            <div className="u-article-prose" dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </Card>
      </div>
    </article>
  );
}

function Contents({ label, items }: NonNullable<ArticlePageProps['contents']>) {
  return (
    <Card bleed>
      <nav className="u-article-contents" aria-labelledby="article-contents">
        <h2 id="article-contents">{label}</h2>
        <ol>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`}>
                <MixedText>{item.label}</MixedText>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  );
}
