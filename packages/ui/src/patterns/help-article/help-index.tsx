import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { TextField } from '../../field/field';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { HelpCells, type HelpLinkView } from './help-links';

/** The head of a page that links to further help, and its groups. */
export function HelpIndex({
  title,
  lead,
  search,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** A field that looks for one of the links. */
  readonly search?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <article className={cx('help-article')} data-help>
      <header className={cx('help-head')}>
        <Heading level={1}>{title}</Heading>
        <p className="u-help-lead">
          <MixedText>{lead}</MixedText>
        </p>
        {search}
      </header>
      {children}
    </article>
  );
}

export interface HelpSearchProps {
  /** Where the form leads without script. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
}

/** Looks for a help by its words; a script narrows the groups below, without it the form leads to a search of the server. */
export function HelpSearch({ action, label, placeholder, submitLabel }: HelpSearchProps) {
  return (
    <search aria-label={label}>
      <form action={action} method="get" className={cx('faq-search')} data-help-search>
        <TextField
          id="help-term"
          name="term"
          type="search"
          autoComplete="off"
          maxLength={120}
          label={label}
          isLabelHidden
          placeholder={placeholder}
        />
        <Button type="submit">{submitLabel}</Button>
      </form>
    </search>
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
    <section className="u-help-group" aria-labelledby={id} data-help-group>
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

/** Before each heading of a section. */
const SECTION = /(?=<h2[\s>])/;

/** A text of the site's own, in two columns of one height where there is room. `html` is sanitised by the server. */
export function HelpText({ html }: { readonly html: string }) {
  return (
    <div className="u-help-text">
      {html.split(SECTION).map((part, index) => (
        <div key={index} dangerouslySetInnerHTML={{ __html: part }} />
      ))}
    </div>
  );
}
