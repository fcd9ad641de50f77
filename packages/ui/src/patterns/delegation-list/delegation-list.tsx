import { mdiCheckCircleOutline, mdiChevronDown, mdiMinusCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../badge/badge';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { cx } from '../../style/cx';

export { CheckForm, type CheckFormProps, CheckVerdict } from './city-check';

/** The question on one side, the delegations on the other; the question first on phones. */
export function DelegationColumns({
  check,
  children,
}: {
  readonly check: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('delegation-columns')}>
      <div>{check}</div>
      <div>{children}</div>
    </div>
  );
}

export interface DelegationFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface DelegationItemView {
  readonly id: string;
  readonly brand: string;
  readonly country?: string;
  readonly title: string;
  readonly territory: string;
  /** Bar of its period with the dates. */
  readonly span: ReactNode;
  readonly state: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  /** Not in force: greyed, never hidden. */
  readonly isGone: boolean;
  /** Result for the chosen city. */
  readonly answer?: { readonly isYes: boolean; readonly text: string };
  readonly facts: readonly DelegationFact[];
  readonly isOpen: boolean;
}

/**
 * A supplier's agencies, stacked, each opening to its whole record.
 *
 * Use it on the page of a supplier's delegations. Not for the overview of a profile, years side by side (DelegationTable).
 */
export function DelegationList({
  label,
  items,
}: {
  /** Accessible name of the list. */
  readonly label: string;
  /** Entries in display order. */
  readonly items: readonly DelegationItemView[];
}) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <DelegationItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function DelegationItem({ item }: { readonly item: DelegationItemView }) {
  const { id, brand, country, title, territory, span, state, tone, isGone, answer, facts, isOpen } = item;
  return (
    <details
      id={id}
      open={isOpen}
      className={isGone ? 'u-delegation-item u-delegation-item--gone' : 'u-delegation-item'}
    >
      <summary className={cx('delegation-line')}>
        <span>
          <b>
            <Latin>{brand}</Latin>
          </b>
          {country ? `، ${country}` : null}
          <small>{title}</small>
        </span>
        <span className="state">
          <Badge tone={tone}>{state}</Badge>
        </span>
        <Icon path={mdiChevronDown} />
        <span className="territory">{territory}</span>
        <span className="span">{span}</span>
        {answer ? (
          <span className={answer.isYes ? 'answer yes' : 'answer'}>
            <Icon path={answer.isYes ? mdiCheckCircleOutline : mdiMinusCircleOutline} size={18} />
            {answer.text}
          </span>
        ) : null}
      </summary>
      <div className={cx('delegation-body')}>
        <dl className="u-delegation-facts">
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
