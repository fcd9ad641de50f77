import { mdiAlertOutline, mdiCheck, mdiCheckboxBlankCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface WizardDemandProps {
  /** Absent for a row that is no demand. */
  readonly state?: 'met' | 'open' | 'unmet';
  readonly text: ReactNode;
  readonly note: string;
}

const DEMAND_ICONS = { met: mdiCheck, open: mdiCheckboxBlankCircleOutline, unmet: mdiAlertOutline };

/** What a supplier demands, and whether the request meets it. */
export function WizardDemand({ state, text, note }: WizardDemandProps) {
  return (
    <li className={cx('wizard-demand', { state })}>
      {state === undefined ? null : <Icon path={DEMAND_ICONS[state]} size={18} />}
      <span>{text}</span>
      <small>{note}</small>
    </li>
  );
}
