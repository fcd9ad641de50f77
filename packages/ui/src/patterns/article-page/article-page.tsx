import { mdiEyeOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { Text } from '../../text/text';
import { ArticleContents, type ArticleContentsView } from './article-contents';

export {
  ArticleRows,
  type ArticleRowView,
  ArticleWriter,
  LabelLinks,
} from './article-rows';
export { QuantityPopover, type QuantityPopoverProps } from './quantity-popover';

export interface ArticleViewProps {
  /** Heading that the reader sees first. */
  readonly title: string;
  /** Level of the title: 2 where a page of its own stands around it. */
  readonly level?: 1 | 2;
  /** Over the whole width of the sheet, above everything: that it is a draft, and who sees it. */
  readonly notice?: { readonly title: string; readonly text: string };
  /** Kind, date and reading time. */
  readonly facts?: ReactNode;
  /** One or two sentences that summarise the text. */
  readonly lead?: string;
  /** Who has written it. */
  readonly byline?: ReactNode;
  /** What a reader can do with it: like, keep, share, print. */
  readonly actions?: ReactNode;
  /** Absent for a short text. */
  readonly contents?: ArticleContentsView;
  /** HTML sanitised by the server. */
  readonly html: string;
  /** Replaces an empty text. */
  readonly empty: ReactNode;
  /** Below the text, on the same sheet: labels. */
  readonly foot?: ReactNode;
  /** Beside the text where there is room, below it elsewhere. */
  readonly aside?: ReactNode;
  /** Below the text and what stands beside it: comments. */
  readonly after?: ReactNode;
}

/**
 * An article on its sheet, with its contents on one side and what belongs to it on the other.
 *
 * Use it for the one article of a page. Not for a description inside another page, which has its own title there, nor in a list of articles (FoundList).
 */
export function ArticleView(props: ArticleViewProps) {
  const { title, level = 1, notice, facts, lead, byline, actions } = props;
  const { contents, html, empty, foot, aside, after } = props;
  return (
    <div className="u-av" data-contents={contents ? '' : undefined} data-aside={aside ? '' : undefined}>
      <article>
        <header className="u-av-head">
          {notice ? (
            <div className="u-av-notice">
              <Icon path={mdiEyeOutline} />
              <b>{notice.title}</b>
              <span>{notice.text}</span>
            </div>
          ) : null}
          {facts ? <p className="u-av-facts">{facts}</p> : null}
          <Heading level={level} size="22">
            <MixedText>{title}</MixedText>
          </Heading>
          {lead ? (
            <Text as="p" size="reading" tone="muted" block>
              <MixedText>{lead}</MixedText>
            </Text>
          ) : null}
          {byline || actions ? (
            <div className="u-av-by">
              {byline}
              {actions ? <div className="u-av-actions">{actions}</div> : null}
            </div>
          ) : null}
        </header>
        {contents ? <ArticleContents {...contents} /> : null}
        <div className="u-av-body">
          {html === '' ? (
            empty
          ) : (
            <div
              className="u-article-prose"
              data-reading-text=""
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
          {foot}
        </div>
      </article>
      {aside ? <div className="u-av-aside">{aside}</div> : null}
      {after ? <div className="u-av-after">{after}</div> : null}
    </div>
  );
}
