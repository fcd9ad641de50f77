'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';

export interface FeedbackPageProps {
  readonly aside: { readonly title: string; readonly notes: readonly ReactNode[] };
  readonly children: ReactNode;
}

/**
 * The form of feedback, with what to know about it beside it.
 *
 * Use it once, on the page of feedback. Not for comments on a page.
 */
export function FeedbackPage({ aside, children }: FeedbackPageProps) {
  return (
    <div className={cx('feedback-page')}>
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

export interface FeedbackKindsProps {
  readonly label: string;
  readonly kinds: readonly { readonly value: string; readonly name: string; readonly note: string }[];
  readonly onChoose: (value: string) => void;
  /** Called when one is likely to be chosen. */
  readonly onNear: () => void;
}

/** The first question: what kind it is. */
export function FeedbackKinds({ label, kinds, onChoose, onNear }: FeedbackKindsProps) {
  return (
    <section aria-label={label} onPointerEnter={onNear} onFocus={onNear}>
      <Text as="p" weight="medium">
        {label}
      </Text>
      <div className={cx('feedback-kinds')}>
        {kinds.map(({ value, name, note }) => (
          <button
            key={value}
            type="button"
            className={cx('feedback-kind')}
            data-feedback-kind={value}
            onClick={() => onChoose(value)}
          >
            <b>{name}</b>
            <small>{note}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Two fields side by side where there is room. */
export function FeedbackPair({ children }: { readonly children: ReactNode }) {
  return <div className={cx('feedback-pair')}>{children}</div>;
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
      <Heading level={2}>{title}</Heading>
      <Text as="p" size={13} tone="muted">
        {codeLabel}
      </Text>
      <bdi dir="ltr" className="u-feedback-code">
        {code}
      </bdi>
      <Text as="p">{note}</Text>
      <p className={cx('faq-actions')}>{actions}</p>
    </div>
  );
}
