import type { ReactNode } from 'react';
import { Accordion } from '../../accordion/accordion';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { MarkedText, type MarkedTextProps } from '../../marked-text/marked-text';
import { cx } from '../../style/cx';

export { FaqHead, FaqPage, FaqTop, FaqUnanswered } from './faq-page';

export interface FaqGroupProps {
  readonly id: string;
  readonly title: string;
  /** No question of it matches the search. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** A category of questions. */
export function FaqGroup({ id, title, isHidden, children }: FaqGroupProps) {
  return (
    <section className={cx('faq-group')} aria-labelledby={id} data-faq-group hidden={isHidden}>
      <Heading level={2} size="16" id={id}>
        {title}
      </Heading>
      <Card bleed>{children}</Card>
    </section>
  );
}

/** The categories in two columns of their own, one below the other where there is no room for two. */
export function FaqColumns({
  first,
  second,
  isOne = false,
}: {
  readonly first: ReactNode;
  /** May be absent: the first then has the whole width. */
  readonly second?: ReactNode;
  /** Only the first has something to show: known before the second has arrived. */
  readonly isOne?: boolean;
}) {
  return (
    <div className={isOne ? 'u-faq-columns u-faq-columns--is-one' : 'u-faq-columns'}>
      <div>{first}</div>
      {second === undefined ? null : <div>{second}</div>}
    </div>
  );
}

export interface FaqQuestionProps {
  readonly id: string;
  readonly question: string;
  /** Matches of the search in the question. */
  readonly matched?: readonly (readonly [number, number])[];
  /** HTML sanitised by the server. */
  readonly answerHtml: string;
  /** The place of the answer a search has found, below the question while the answer is closed. */
  readonly excerpt?: MarkedTextProps | undefined;
  readonly isHidden?: boolean;
  /** Opened by a search; the next one may close it. */
  readonly isOpen?: boolean;
  readonly actions: ReactNode;
}

/**
 * A question with its answer. The id stands inside the disclosure: a browser opens it by itself for an address that leads there, also
 * without script, and for a match of its own search in the page.
 *
 * Use it in a FaqGroup. Not for questions in a band of another page (QuestionRow).
 */
export function FaqQuestion({
  id,
  question,
  matched,
  answerHtml,
  excerpt,
  isHidden,
  isOpen,
  actions,
}: FaqQuestionProps) {
  return (
    <div
      className="u-faq-question"
      data-question={id}
      data-opened-by-search={isOpen ? '' : undefined}
      hidden={isHidden}
    >
      <Accordion
        title={
          <>
            <span data-question-text>
              <MarkedText text={question} matched={matched} />
            </span>
            {excerpt ? (
              <small data-excerpt>
                <MarkedText {...excerpt} />
              </small>
            ) : null}
          </>
        }
        isOpen={isOpen}
      >
        <div id={`q-${id}`} className="u-faq-answer">
          <div data-answer dangerouslySetInnerHTML={{ __html: answerHtml }} />
          <div className={cx('faq-actions')}>{actions}</div>
        </div>
      </Accordion>
    </div>
  );
}
