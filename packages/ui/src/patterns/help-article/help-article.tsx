import { mdiChevronRight, mdiPlay } from '@mdi/js';
import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export { WorkDrawing, type WorkDrawingKind } from './work-drawing';
export { WorkRoles, WorkTerms } from './work-roles';

export interface HelpArticleProps {
  readonly title: string;
  /** HTML sanitised by the server. */
  readonly leadHtml: string;
  readonly facts?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Help for one screen: what it is for, its steps, videos and further help.
 *
 * Use it on the page of a help, whose text the side sheet shows too. Not for articles to read (ArticlePage).
 */
export function HelpArticle({ title, leadHtml, facts, children }: HelpArticleProps) {
  return (
    <article className={cx('help-article')} data-help>
      <header className={cx('help-head')}>
        <Heading level={1}>{title}</Heading>
        <div className="u-help-lead" dangerouslySetInnerHTML={{ __html: leadHtml }} />
        {facts ? <p className="u-help-facts">{facts}</p> : null}
      </header>
      {children}
    </article>
  );
}

/** The head of a page that links to further help, and its groups. */
export function HelpIndex({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <article className={cx('help-article')} data-help>
      <header className={cx('help-head')}>
        <Heading level={1}>{title}</Heading>
        <p className="u-help-lead">
          <MixedText>{lead}</MixedText>
        </p>
      </header>
      {children}
    </article>
  );
}

/** A text of the site's own. `html` is sanitised by the server. */
export function HelpText({ html }: { readonly html: string }) {
  return <div className="u-help-lead u-help-text" dangerouslySetInnerHTML={{ __html: html }} />;
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
      <ol aria-label={label} className={cx('help-steps')}>
        {steps.map(({ title, text, number, picture }) => (
          <li key={title} className={cx('help-step')}>
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

export interface HelpVideoView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly poster: string;
  /** «۴:۳۵» */
  readonly length: string;
  /** Attributes that perform an action in place of following it. */
  readonly action?: Readonly<Record<`data-${string}`, string>>;
}

/** Videos of a help, as links with their poster. */
export function HelpVideos({
  title,
  videos,
}: {
  readonly title: string;
  readonly videos: readonly HelpVideoView[];
}) {
  return (
    <section className={cx('help-links')} aria-labelledby="help-videos">
      <Heading level={2} size="16" id="help-videos">
        {title}
      </Heading>
      <ul className={cx('help-videos')}>
        {videos.map((video) => (
          <li key={video.id}>
            <a href={video.href} className="u-help-video" {...video.action}>
              <span>
                <img src={video.poster} alt="" width={640} height={360} loading="lazy" decoding="async" />
                <Icon path={mdiPlay} size={24} />
                <small>
                  <bdi dir="ltr">{video.length}</bdi>
                </small>
              </span>
              <span>
                <MixedText>{video.title}</MixedText>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Further help, as links. */
export function HelpLinks({
  id,
  title,
  links,
}: {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly title: string }[];
}) {
  return (
    <section className={cx('help-links')} aria-labelledby={id}>
      <Heading level={2} size="16" id={id}>
        {title}
      </Heading>
      <Card bleed>
        <ul className="u-help-list">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                <MixedText>{link.title}</MixedText>
                <Icon path={mdiChevronRight} mirrored />
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
