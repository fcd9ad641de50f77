import { mdiBullhornOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Accordion } from '../../accordion/accordion';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface AnnouncementLineProps {
  readonly title: string;
  /** Label of the full text: «متن اطلاعیه». */
  readonly more: string;
  readonly isWarning?: boolean;
  /** The full text, or its links. */
  readonly children: ReactNode;
}

/** The site's announcement: one quiet line above everything, without a frame or a colour of its own, which expands. */
export function AnnouncementLine({ title, more, isWarning = false, children }: AnnouncementLineProps) {
  return (
    <details className={cx('announcement-line', { isWarning })}>
      <summary>
        <Icon path={mdiBullhornOutline} size={18} />
        <span>
          <MixedText>{title}</MixedText>
        </span>
        <small>{more}</small>
      </summary>
      {children}
    </details>
  );
}

/** Two bands side by side, the first one wider; stacked on phones. */
export function HomeColumns({ children }: { readonly children: ReactNode }) {
  return <div className={cx('home-columns')}>{children}</div>;
}

/** Rows that expand, in a card without padding. */
export function FoldList({ children }: { readonly children: ReactNode }) {
  return <div className="u-fold-list">{children}</div>;
}

/** Videos side by side; phones show the first two, so that the page stays short. */
export function HomeVideos({ children }: { readonly children: ReactNode }) {
  return <div className="u-home-videos">{children}</div>;
}

export interface KnowledgeRowView {
  readonly id: string;
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  readonly date: ReactNode;
}

/** Articles to read, in a card without padding: a link with its kind, title and date each. */
export function KnowledgeRows({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly KnowledgeRowView[];
}) {
  return (
    <ul aria-label={label} className="u-reading-list">
      {rows.map(({ id, href, kind, title, date }) => (
        <li key={id}>
          <a href={href} className="u-reading">
            <small>{kind}</small>
            <span>
              <MixedText>{title}</MixedText>
            </span>
            <small>{date}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A question with its answer. The caller sanitises `answerHtml`: only the app has the tool for that. */
export function QuestionRow({
  question,
  answerHtml,
  more,
}: {
  readonly question: string;
  readonly answerHtml: string;
  /** Link to the question on its page. */
  readonly more?: ReactNode;
}) {
  return (
    <Accordion title={question}>
      <div className="u-answer" dangerouslySetInnerHTML={{ __html: answerHtml }} />
      {more}
    </Accordion>
  );
}
