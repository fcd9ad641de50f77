import type { ReactNode } from 'react';
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

/** A turn of the dialogue: what was written, and what it became. */
export function AssistantTurn({
  sentence,
  children,
}: {
  readonly sentence: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className={cx('assistant-turn')}>
      <p className="said">{sentence}</p>
      {children}
    </li>
  );
}
