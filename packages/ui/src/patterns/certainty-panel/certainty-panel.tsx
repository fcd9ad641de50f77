import {
  mdiAlertCircleOutline,
  mdiBankOutline,
  mdiCheck,
  mdiCheckCircleOutline,
  mdiCircleOutline,
  mdiInformationOutline,
  mdiSync,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';

export type CertaintyTone = 'info' | 'success' | 'error' | 'neutral';

export interface CertaintyFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface CertaintyStep {
  readonly id: string;
  readonly state: 'done' | 'current' | 'coming';
  readonly title: string;
  /** When it happened, or when it is expected. */
  readonly note?: ReactNode;
}

export interface CertaintyPanelProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** How certain the identity is; sets the colour. */
  readonly tone: CertaintyTone;
  /** One sentence of what happened. */
  readonly title: ReactNode;
  /** What the state means for this person. */
  readonly detail?: ReactNode;
  /** The state in two words. */
  readonly state: string;
  /** What is known, as labels and values. */
  readonly facts: readonly CertaintyFact[];
  /** Steps of something that is being checked; four at most. */
  readonly steps?: readonly CertaintyStep[] | undefined;
  /** What happens next, and when. */
  readonly next: ReactNode;
  /** What happens next, and when. */
  readonly nextNote?: ReactNode;
  /** Buttons with the next steps. */
  readonly actions?: ReactNode;
  /** What an action has opened, such as the choice of another gateway. */
  readonly children?: ReactNode;
}

const icons: Readonly<Record<CertaintyTone, string>> = {
  info: mdiBankOutline,
  success: mdiCheckCircleOutline,
  error: mdiAlertCircleOutline,
  neutral: mdiInformationOutline,
};

const stepIcons = { done: mdiCheck, current: mdiSync, coming: mdiCircleOutline } as const;

/**
 * Says for certain what became of a payment: one sentence, its figures, what happens next and when. A changed sentence is announced.
 *
 * Use it for the state of one payment, at the top of the page the bank returns to. Not for a message that only informs (Banner), nor for
 * the events of a request (Timeline).
 */
export function CertaintyPanel(props: CertaintyPanelProps) {
  const { id, tone, title, detail, state, facts, steps, next, nextNote, actions, children } = props;
  return (
    <section className={`u-certainty u-certainty--${tone}`} aria-labelledby={`${id}-title`} id={id}>
      <div className="u-certainty-head">
        <Icon path={icons[tone]} size={28} />
        <div role="status">
          <h2 id={`${id}-title`}>
            <MixedText>{title}</MixedText>
          </h2>
          {detail ? <p>{detail}</p> : null}
        </div>
        <Badge tone={tone}>{state}</Badge>
      </div>
      <dl className="u-certainty-facts">
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.label}</dt>
            <dd>
              <MixedText>{fact.value}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
      {steps === undefined ? null : <Steps steps={steps} />}
      {children ? <div className="u-certainty-more">{children}</div> : null}
      <div className="u-certainty-foot">
        <p>
          {next}
          {nextNote ? <small>{nextNote}</small> : null}
        </p>
        {actions ? <div className="u-certainty-actions">{actions}</div> : null}
      </div>
    </section>
  );
}

function Steps({ steps }: { readonly steps: readonly CertaintyStep[] }) {
  return (
    <ol className="u-certainty-steps">
      {steps.map(({ id, state, title, note }) => (
        <li
          key={id}
          className={state === 'done' ? 'u-certainty-step--done' : undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Icon path={stepIcons[state]} />
          <b>{title}</b>
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ol>
  );
}
