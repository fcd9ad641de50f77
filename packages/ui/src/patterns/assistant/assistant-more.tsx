import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { cx } from '../../style/cx';

/** The panel that holds the sentence, the groups and the question. */
export function AssistantPanel({ children }: { readonly children: ReactNode }) {
  return <div className={cx('assistant-panel')}>{children}</div>;
}

/** The call to action under the results. */
export function AssistantRequest({
  title,
  detail,
  action,
}: {
  readonly title: string;
  readonly detail: string;
  readonly action: ReactNode;
}) {
  return (
    <div className={cx('assistant-request')}>
      <p>
        <b>{title}</b>
        <small>{detail}</small>
      </p>
      {action}
    </div>
  );
}

/** The turns of a dialogue, at the head of the panel that has the field of the next one. */
export function AssistantTurns({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ol aria-label={label} className="assistant-turns">
      {children}
    </ol>
  );
}

/** A turn of the dialogue: who wrote it and what, and what it became, below it or beside it; who speaks has a column where there is room. */
export function AssistantTurn({
  speaker,
  sentence,
  children,
}: {
  readonly speaker: string;
  readonly sentence: ReactNode;
  /** Absent while it is not known. */
  readonly children?: ReactNode;
}) {
  return (
    <li className={cx('assistant-turn')}>
      <div className="said">
        <p>{speaker}</p>
        <p>{sentence}</p>
      </div>
      {children ? <div className="became">{children}</div> : null}
    </li>
  );
}

/**
 * A dialogue with its answer below and what stands beside it. On wide screens the turns keep the measure of a text, and earlier
 * dialogues stand in the column at their end; elsewhere those follow the answer.
 */
export function AssistantDialogue({
  beside,
  results,
  children,
}: {
  readonly beside: ReactNode;
  /** What the last turn found. */
  readonly results?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="assistant-dialogue">
      <div>{children}</div>
      {results ? <div className="assistant-found">{results}</div> : null}
      <div className="assistant-beside">{beside}</div>
    </div>
  );
}

/** What a sentence may hold, each with words to try, and what happens to the rest of them. */
export function AssistantAbilities({
  title,
  items,
  note,
}: {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly sample: ReactNode }[];
  readonly note: string;
}) {
  return (
    <section className="assistant-abilities" aria-label={title}>
      <Heading level={2} size="14">
        {title}
      </Heading>
      <dl>
        {items.map(({ name, sample }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sample}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </section>
  );
}
