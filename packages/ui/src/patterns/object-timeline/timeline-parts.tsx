import type { ReactNode } from 'react';

export interface FilterWordsProps {
  readonly label: string;
  readonly words: readonly {
    readonly id: string;
    readonly title?: string | undefined;
    readonly value: ReactNode;
    readonly unit?: string | undefined;
  }[];
}

/** The filters of a visit in words. They cannot be pressed: the visit is opened with all of them. */
export function FilterWords({ label, words }: FilterWordsProps) {
  return (
    <ul className="u-filter-words" aria-label={label}>
      {words.map(({ id, title, value, unit }) => (
        <li key={id}>
          {title ? <span>{title} </span> : null}
          <b>{value}</b>
          {unit ? (
            <>
              {' '}
              <bdi dir="ltr">{unit}</bdi>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** How far a request has come, as a bar; `label` says it in words. */
export function StageBar({
  label,
  done,
  total,
  isStopped = false,
}: {
  readonly label: string;
  /** Stages that are done; the next one is current. */
  readonly done: number;
  readonly total: number;
  /** It ended at the current stage. */
  readonly isStopped?: boolean;
}) {
  return (
    <div role="img" aria-label={label} className="u-stage-bar">
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          className={index < done ? 'done' : index > done || isStopped ? undefined : 'current'}
        />
      ))}
    </div>
  );
}

export interface TimelineMessage {
  readonly id: string;
  /** «شما», or the name and the time. */
  readonly by: ReactNode;
  readonly text: ReactNode;
  readonly isMine: boolean;
}

/** The last messages of a question. */
export function TimelineMessages({ messages }: { readonly messages: readonly TimelineMessage[] }) {
  return (
    <div className="u-timeline-messages">
      {messages.map(({ id, by, text, isMine }) => (
        <p key={id} className={isMine ? 'mine' : undefined} dir="auto">
          <small>{by}</small>
          {text}
        </p>
      ))}
    </div>
  );
}

/** What is due and what can be done, in one line. */
export function TimelineLinks({
  note,
  children,
}: {
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="u-timeline-links">
      {note ? <span>{note}</span> : null}
      {children}
    </div>
  );
}
