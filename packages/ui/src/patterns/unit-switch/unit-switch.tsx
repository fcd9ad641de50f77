export { DualValue, type DualValueView } from './dual-value';

import type { ReactNode } from 'react';
import { cx } from '../../style/cx';

export interface UnitSwitchProps {
  /** Name of the radio group: one for each scope of the page. */
  readonly name: string;
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Text of the metric units. */
  readonly metric: string;
  /** Text of the imperial units. */
  readonly imperial: string;
}

/**
 * Chooses the system of units of its scope by two radio buttons, without script.
 *
 * Use it above numbers that exist in both systems. Not where only some values change, and not for one field's unit (RangeField).
 */
export function UnitSwitch({ name, label, metric, imperial }: UnitSwitchProps) {
  return (
    <fieldset className="u-unit-switch">
      <legend className="sr">{label}</legend>
      <label className={cx('segment')}>
        <input type="radio" name={name} value="metric" defaultChecked data-unit-system />
        <span>{metric}</span>
      </label>
      <label className={cx('segment')}>
        <input type="radio" name={name} value="imperial" data-unit-system />
        <span>{imperial}</span>
      </label>
    </fieldset>
  );
}

/** Everything that the switch inside it controls. */
export function UnitScope({ children }: { readonly children: ReactNode }) {
  return <div className="u-unit-scope">{children}</div>;
}
