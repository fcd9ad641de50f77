import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { cx } from '../../style/cx';

/** Title of the page, and what the assistant does and does not do. */
export function AssistantHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={cx('assistant-head')}>
      <Heading level={1}>{title}</Heading>
      <p>{children}</p>
    </div>
  );
}

/** A part of the answer below the sentence: its title, a count and a link beside it. */
export function AssistantSection({
  title,
  note,
  link,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={cx('assistant-section')} aria-label={title}>
      <div className="assistant-title">
        <Heading level={2}>{title}</Heading>
        {note ? <small role="status">{note}</small> : null}
        {link}
      </div>
      {children}
    </section>
  );
}

/** Two panels side by side where there is room; four where they are of the same kind. */
export function AssistantColumns({
  isEven,
  children,
}: {
  readonly isEven?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={cx('assistant-columns', isEven ? { even: true } : {})}>{children}</div>;
}

/** Text links that lead on from a dialogue. */
export function AssistantOnward({ children }: { readonly children: ReactNode }) {
  return <p className="assistant-onward">{children}</p>;
}
