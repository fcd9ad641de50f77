import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export {
  HelpGroup,
  type HelpGroupProps,
  HelpIndex,
  HelpSearch,
  type HelpSearchProps,
  HelpText,
} from './help-index';
export { HelpLinks, type HelpLinkView, HelpVideos, type HelpVideoView } from './help-links';
export { WorkDrawing, type WorkDrawingKind } from './work-drawing';
export { WorkRoles, WorkTerms } from './work-roles';

export interface HelpArticleProps {
  readonly title: string;
  /** HTML sanitised by the server. */
  readonly leadHtml: string;
  readonly facts?: ReactNode;
  /** Videos and further help: beside the steps where there is room, else below them. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Help for one screen: what it is for, its steps, videos and further help.
 *
 * Use it on the page of a help, whose text the side sheet shows too. Not for articles to read (ArticlePage).
 */
export function HelpArticle({ title, leadHtml, facts, aside, children }: HelpArticleProps) {
  return (
    <article className={cx('help-article')} data-help>
      <header className={cx('help-head')}>
        <Heading level={1}>{title}</Heading>
        <div className="u-help-lead" dangerouslySetInnerHTML={{ __html: leadHtml }} />
        {facts ? <p className="u-help-facts">{facts}</p> : null}
      </header>
      <div className={cx('help-columns')} data-aside={aside ? '' : undefined}>
        {children}
        {aside ? <div className="u-help-aside">{aside}</div> : null}
      </div>
    </article>
  );
}

export interface HelpStepView {
  readonly title: string;
  readonly text: ReactNode;
  /** «۱» */
  readonly number: string;
  readonly picture?: ReactNode;
}

/** The steps of a task, numbered. `level` is that of their titles. */
export function HelpSteps({
  label,
  steps,
  level = 2,
}: {
  readonly label: string;
  readonly steps: readonly HelpStepView[];
  readonly level?: 2 | 3;
}) {
  const Title = `h${level}` as const;
  return (
    <Card bleed>
      <ol aria-label={label} className={cx('help-steps')} data-beside={besideOf(steps)}>
        {steps.map(({ title, text, number, picture }) => (
          <li key={title} className={cx('help-step')} data-pictured={picture ? '' : undefined}>
            <span className="u-help-number" aria-hidden>
              {number}
            </span>
            <div>
              <Title>
                <MixedText>{title}</MixedText>
              </Title>
              {typeof text === 'string' ? (
                <p>
                  <MixedText>{text}</MixedText>
                </p>
              ) : (
                text
              )}
            </div>
            {picture ? <div className="u-help-picture">{picture}</div> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Number of steps in a row of a wide screen; one alone has the row. Known before the last step has arrived: none moves. */
function besideOf(steps: readonly HelpStepView[]): 2 | 3 | undefined {
  if (steps.length < 2 || steps.every(({ picture }) => !picture)) return undefined;
  return steps.length === 2 || steps.length === 4 ? 2 : 3;
}
