import { mdiBullhornOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Accordion } from '../../accordion/accordion';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface AnnouncementLineProps {
  readonly title: string;
  /** What opening it shows: «متن اطلاعیه». */
  readonly more: string;
  readonly isWarning?: boolean;
  /** The whole text. */
  readonly children: ReactNode;
}

/** What the site has to tell everybody: one line above everything, which opens. */
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

/** Two bands beside each other, the first of them the wider; below each other on phones. */
export function HomeColumns({ children }: { readonly children: ReactNode }) {
  return <div className={cx('home-columns')}>{children}</div>;
}

/** Rows that open, in a card without padding. */
export function FoldList({ children }: { readonly children: ReactNode }) {
  return <div className="u-fold-list">{children}</div>;
}

/** Films beside one another; phones show the first two, so that the page stays short. */
export function HomeVideos({ children }: { readonly children: ReactNode }) {
  return <div className="u-home-videos">{children}</div>;
}

/** A text of the knowledge band: its kind, its title and its day; what it is about when it is opened. */
export function KnowledgeRow({
  kind,
  title,
  date,
  children,
}: {
  readonly kind: string;
  readonly title: string;
  readonly date: ReactNode;
  readonly children: ReactNode;
}) {
  const head = (
    <span className="u-reading">
      <small>{kind}</small>
      <span>{title}</span>
      <small>{date}</small>
    </span>
  );
  return <Accordion title={head}>{children}</Accordion>;
}

/** A question with its answer. `answerHtml` has been made harmless by whoever gives it: only the app has the tool for that. */
export function QuestionRow({
  question,
  answerHtml,
}: {
  readonly question: string;
  readonly answerHtml: string;
}) {
  return (
    <Accordion title={question}>
      <div className="u-answer" dangerouslySetInnerHTML={{ __html: answerHtml }} />
    </Accordion>
  );
}
