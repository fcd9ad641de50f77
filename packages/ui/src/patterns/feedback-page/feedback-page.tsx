'use client';

import { mdiCheckCircleOutline, mdiChevronDown } from '@mdi/js';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';

export interface FeedbackPageProps {
  readonly title: string;
  readonly lead: string;
  readonly aside: { readonly title: string; readonly notes: readonly ReactNode[] };
  readonly children: ReactNode;
}

/**
 * The form of feedback, with what to know about it beside it.
 *
 * Use it once, on the page of feedback. Not for comments on a page.
 */
export function FeedbackPage({ title, lead, aside, children }: FeedbackPageProps) {
  return (
    <div className={cx('feedback-page')}>
      <header>
        <Heading level={1}>{title}</Heading>
        <Text as="p" block tone="muted">
          {lead}
        </Text>
      </header>
      <Card bleed padded>
        {children}
      </Card>
      <Card as="aside" bleed padded labelledBy="feedback-aside">
        <div className="u-feedback-aside">
          <Heading level={2} size="14" id="feedback-aside">
            {aside.title}
          </Heading>
          <ul>
            {aside.notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  );
}

/** The fields as they are before their script is loaded: the browser keeps what is typed. */
export function FeedbackStart({ children, ...form }: Omit<ComponentProps<'form'>, 'className'>) {
  return (
    <form noValidate {...form} className={cx('feedback-start')}>
      {children}
    </form>
  );
}

/** What few add, behind one line. `isOpen` opens it; closing it is left to the person. */
export function FeedbackMore({
  label,
  isOpen,
  onToggle,
  children,
}: {
  readonly label: string;
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <details className="u-feedback-more" open={isOpen} onToggle={onToggle}>
      <summary>
        {label}
        <Icon path={mdiChevronDown} />
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Where to answer: three short fields side by side where there is room. */
export function FeedbackContact({ children }: { readonly children: ReactNode }) {
  return <div className={cx('feedback-contact')}>{children}</div>;
}

/** The end of the form: what is optional, and the button that sends. */
export function FeedbackEnd({ children }: { readonly children: ReactNode }) {
  return <div className="u-feedback-end">{children}</div>;
}

/** The page the feedback is about, and the button that takes it out. */
export function FeedbackAbout({
  label,
  path,
  action,
}: {
  readonly label: string;
  readonly path: string;
  readonly action: ReactNode;
}) {
  return (
    <p className={cx('feedback-about')}>
      <Text size={13} tone="muted">
        {label}
      </Text>
      <bdi dir="ltr">{path}</bdi>
      {action}
    </p>
  );
}

export interface FeedbackDoneProps {
  readonly title: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly note: string;
  readonly actions: ReactNode;
}

/** Says that it has arrived; takes the focus, because the form it replaces had it. */
export function FeedbackDone({ title, codeLabel, code, note, actions }: FeedbackDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={cx('feedback-done')}>
      <Icon path={mdiCheckCircleOutline} size={32} />
      <Heading level={2}>{title}</Heading>
      <Text as="p" size={13} tone="muted">
        {codeLabel}
      </Text>
      <bdi dir="ltr" className="u-feedback-code">
        {code}
      </bdi>
      <Text as="p">{note}</Text>
      <p className="u-feedback-actions">{actions}</p>
    </div>
  );
}
