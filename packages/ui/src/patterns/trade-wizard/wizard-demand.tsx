import { mdiAlertOutline, mdiCheck, mdiCheckboxBlankCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface WizardDemandProps {
  /** Absent for a row that is no demand. */
  readonly state?: 'met' | 'open' | 'unmet';
  readonly text: ReactNode;
  readonly note: string;
  /** The sum of the rows above it, below a line. */
  readonly isSum?: boolean;
}

const DEMAND_ICONS = { met: mdiCheck, open: mdiCheckboxBlankCircleOutline, unmet: mdiAlertOutline };

/** What a supplier demands, and whether the request meets it. */
export function WizardDemand({ state, text, note, isSum = false }: WizardDemandProps) {
  return (
    <li className={cx('wizard-demand', { state }, isSum ? 'sum' : undefined)}>
      {state === undefined ? null : <Icon path={DEMAND_ICONS[state]} size={18} />}
      <span>{text}</span>
      <small>{note}</small>
    </li>
  );
}
