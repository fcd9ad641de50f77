import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { TextField } from '../../field/field';
import { Heading } from '../../heading/heading';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';
import { HelpCells, type HelpLinkView } from '../help-article/help-links';

export interface FaqHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly search: {
    readonly action: string;
    readonly label: string;
    readonly placeholder: string;
    readonly submitLabel: string;
    /** The term of the address. */
    readonly term: string;
  };
}

/**
 * Title and search of the questions. The form leads to the same page with `term`, so that it works without script.
 *
 * Use it once, above the questions. Not for the site's search (SearchBox).
 */
export function FaqHead({ title, lead, search }: FaqHeadProps) {
  return (
    <header className={cx('faq-head')}>
      <Heading level={1}>{title}</Heading>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      <search aria-label={search.label}>
        <form action={search.action} method="get" className={cx('faq-search')} data-faq-search>
          <TextField
            id="faq-term"
            name="term"
            type="search"
            autoComplete="off"
            maxLength={120}
            label={search.label}
            isLabelHidden
            placeholder={search.placeholder}
            defaultValue={search.term}
          />
          <Button type="submit">{search.submitLabel}</Button>
        </form>
      </search>
    </header>
  );
}

export interface FaqCategoriesProps {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly count: string;
    /** No question of it matches the search. */
    readonly isHidden?: boolean;
  }[];
}

/**
 * The questions and the links to their categories; what to do without an answer stands below the links where they have a column, else below
 * the questions. Without either the questions have the whole width.
 */
export function FaqPage({
  categories,
  onward,
  children,
}: {
  readonly categories: FaqCategoriesProps;
  /** The way on for whom no answer helped. */
  readonly onward?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('faq-page')}>
      {categories.items.length > 0 || onward ? (
        <div className="u-faq-rail">
          {categories.items.length > 0 ? <FaqCategories {...categories} /> : null}
          {onward ? <div className="u-faq-onward">{onward}</div> : null}
        </div>
      ) : null}
      <div className={cx('faq-list')}>{children}</div>
      {onward ? <span className="u-faq-end" hidden /> : null}
    </div>
  );
}

function FaqCategories({ label, items }: FaqCategoriesProps) {
  return (
    <nav className="u-faq-categories" aria-labelledby="faq-categories">
      <h2 id="faq-categories">{label}</h2>
      <ul>
        {items.map(({ id, title, count, isHidden }) => (
          <li key={id} hidden={isHidden}>
            <a href={`#${id}`}>
              {title}
              <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface FaqTopProps {
  readonly title: string;
  readonly links: readonly HelpLinkView[];
  readonly isHidden?: boolean;
}

/** The questions that are read most, as links to their place in the list. */
export function FaqTop({ title, links, isHidden }: FaqTopProps) {
  return (
    <section className={cx('faq-group')} aria-labelledby="faq-top" data-faq-top hidden={isHidden}>
      <Heading level={2} size="16" id="faq-top">
        {title}
      </Heading>
      <Card bleed>
        <HelpCells links={links} />
      </Card>
    </section>
  );
}

/** The way on for whom no answer helped: a sentence and a link. */
export function FaqUnanswered({ text, action }: { readonly text: string; readonly action: ReactNode }) {
  return (
    <Card bleed>
      <div className={cx('faq-unanswered')}>
        <Text as="p" weight="medium">
          {text}
        </Text>
        {action}
      </div>
    </Card>
  );
}
