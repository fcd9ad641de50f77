import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { HelpCells, type HelpLinkView } from './help-links';

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

export interface HelpGroupProps {
  readonly id: string;
  readonly title: string;
  /** Number of its links: «۱۰ راهنما». */
  readonly count: string;
  readonly links: readonly HelpLinkView[];
}

/** Links of one subject: a line that opens on phones, so that the subjects stand in one view; cells where there is room. */
export function HelpGroup({ id, title, count, links }: HelpGroupProps) {
  return (
    <section className="u-help-group" aria-labelledby={id}>
      <Heading level={2} size="16" id={id}>
        {title}
      </Heading>
      <Card bleed>
        <details>
          <summary>
            <span className="sr">{title}</span> {count}
            <Icon path={mdiChevronDown} />
          </summary>
          <HelpCells links={links} />
        </details>
      </Card>
    </section>
  );
}

/** A text of the site's own. `html` is sanitised by the server. */
export function HelpText({ html }: { readonly html: string }) {
  return <div className="u-help-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
