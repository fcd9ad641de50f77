import { mdiChevronDown, mdiChevronUp, mdiContentCopy, mdiDeleteOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { IconButton } from '../../icon-button/icon-button';
import { cx } from '../../style/cx';

export { WizardDemand } from './wizard-demand';

interface Children {
  readonly children: ReactNode;
}

/**
 * The parts of a wizard, stacked.
 *
 * Use it for a task of several steps with the demands of others beside it, such as a trade request. Not for one form (SiteFormFrame).
 */
export function WizardStack({ children }: Children) {
  return <div className={cx('wizard-stack')}>{children}</div>;
}

export interface WizardHeadProps {
  /** Name of the request. */
  readonly title: ReactNode;
  /** Who it goes to. */
  readonly note?: ReactNode;
  /** State of the saving, announced when it changes. */
  readonly state?: ReactNode;
  /** Colour of the state, when it is not good. */
  readonly tone?: 'warning' | 'error' | undefined;
}

/** The name of the request, who it goes to and whether its draft is stored. */
export function WizardHead({ title, note, state, tone }: WizardHeadProps) {
  return (
    <header className={cx('wizard-head')}>
      <div>
        <h1 className={cx('wizard-title')}>{title}</h1>
        {note ? <p className={cx('wizard-note')}>{note}</p> : null}
      </div>
      <p role="status" className={cx('wizard-note', { tone })}>
        {state}
      </p>
    </header>
  );
}

export interface WizardStepItem {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Its position, in the reader's digits. */
  readonly number: string;
  readonly isCurrent: boolean;
  readonly hasErrors: boolean;
}

export interface WizardStepsProps {
  /** Accessible name of the steps. */
  readonly label: string;
  /** Steps in order; one is current. */
  readonly steps: readonly WizardStepItem[];
  /** Called with the id of the step to open. */
  readonly onStep: (id: string) => void;
}

/** The steps, each open at any time. */
export function WizardSteps({ label, steps, onStep }: WizardStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="u-wizard-steps">
        {steps.map(({ id, title, detail, number, isCurrent, hasErrors }) => (
          <li key={id}>
            <button
              type="button"
              className={cx('wizard-step', {
                state: isCurrent ? 'current' : hasErrors ? 'error' : undefined,
              })}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onStep(id)}
            >
              <span
                className={cx('step-mark', {
                  state: hasErrors ? 'error' : isCurrent ? 'current' : 'upcoming',
                })}
                aria-hidden="true"
              >
                {number}
              </span>
              <span className={cx('wizard-step-text', { current: isCurrent })}>
                {title}
                {detail ? <small>{detail}</small> : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The step, with what accompanies it: beside it from 1264 px, below it before. */
export function WizardLayout({ children, aside }: Children & { readonly aside: ReactNode }) {
  return (
    <div className="u-wizard-layout">
      <div className={cx('wizard-stack')}>{children}</div>
      <div className={cx('wizard-stack')}>{aside}</div>
    </div>
  );
}

export interface WizardCardProps extends Children {
  /** Id of the heading, which names the card. */
  readonly id: string;
  /** Heading of the card. */
  readonly title: string;
  /** Quiet text at the end of the head. */
  readonly note?: string | undefined;
}

/** A part of the step with its heading. */
export function WizardCard({ id, title, note, children }: WizardCardProps) {
  return (
    <section id={id} className={cx('wizard-card')} aria-labelledby={`${id}-title`}>
      <div className={cx('wizard-card-head')}>
        <h2 id={`${id}-title`} className={cx('wizard-card-title')}>
          {title}
        </h2>
        {note ? <span className={cx('wizard-note')}>{note}</span> : null}
      </div>
      {children}
    </section>
  );
}

export function WizardBody({ children }: Children) {
  return <div className={cx('wizard-body')}>{children}</div>;
}

export function WizardActions({ children }: Children) {
  return <div className={cx('wizard-actions')}>{children}</div>;
}

export interface WizardLineProps {
  /** Id of the line, so that an error can lead to it. */
  readonly id: string;
  /** Its place in the request, in Persian digits. */
  readonly number: string;
  /** What is requested. */
  readonly title: ReactNode;
  /** A second line below the title. */
  readonly detail?: ReactNode;
  /** Labels and values in display order. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Buttons of the line. */
  readonly actions: ReactNode;
  /** What is wrong with the line. */
  readonly error?: ReactNode;
  /** The fields of the open line. */
  readonly children?: ReactNode;
}

/** One line of a request; off screen it costs nothing to render. */
export function WizardLine({ id, number, title, detail, facts, actions, error, children }: WizardLineProps) {
  return (
    <article
      id={id}
      // The open line is long, and read and photographed whole.
      className={cx('wizard-line', { failed: Boolean(error) }, children ? 'open' : '')}
      aria-labelledby={`${id}-heading`}
    >
      <div className={cx('wizard-line-head')}>
        <span>{number}</span>
        <div className="u-wizard-line-name">
          <strong id={`${id}-heading`}>{title}</strong>
          {detail ? <small>{detail}</small> : null}
        </div>
        {facts.map(({ label, value }) => (
          <dl key={label} className="u-wizard-line-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </dl>
        ))}
        <WizardActions>{actions}</WizardActions>
      </div>
      {error ? <p className={cx('wizard-note', { tone: 'error' })}>{error}</p> : null}
      {children ? <div className={cx('wizard-fields')}>{children}</div> : null}
    </article>
  );
}

export interface WizardLineButtonsProps {
  readonly isOpen: boolean;
  readonly labels: { readonly toggle: string; readonly copy: string; readonly remove: string };
  readonly onToggle: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a line. */
export function WizardLineButtons({ isOpen, labels, ...on }: WizardLineButtonsProps) {
  return (
    <>
      <IconButton icon={mdiContentCopy} label={labels.copy} onClick={on.onCopy} />
      <IconButton icon={mdiDeleteOutline} label={labels.remove} onClick={on.onRemove} />
      <IconButton
        icon={isOpen ? mdiChevronUp : mdiChevronDown}
        label={labels.toggle}
        aria-expanded={isOpen}
        onClick={on.onToggle}
      />
    </>
  );
}

/** Two short fields side by side. */
export function WizardPair({ children }: Children) {
  return <div className="u-wizard-pair">{children}</div>;
}

/** The fields of one required property. */
export function WizardProperty({ title, children }: Children & { readonly title: ReactNode }) {
  return (
    <fieldset className={cx('wizard-property')}>
      <legend className="sr">{title}</legend>
      <strong aria-hidden="true">{title}</strong>
      {children}
    </fieldset>
  );
}

/** The sum and the way on, in view at every length of the step. */
export function WizardFoot({ step, sum, children }: WizardFootProps) {
  return (
    <div className={cx('wizard-foot')}>
      <p className="u-wizard-foot-step">{step}</p>
      <p>{sum}</p>
      <WizardActions>{children}</WizardActions>
    </div>
  );
}

export interface WizardFootProps extends Children {
  /** «گام ۱ از ۴»: on phones, whose strip of steps is scrolled away. */
  readonly step: string;
  readonly sum: ReactNode;
}
