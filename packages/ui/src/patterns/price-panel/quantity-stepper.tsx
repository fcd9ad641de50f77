import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { mdiMinus, mdiPlus } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface QuantityStepperProps {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** As typed, in any digits. */
  readonly value: string;
  readonly canDecrease: boolean;
  readonly onType: (text: string) => void;
  /** Called when typing has ended: the value may be corrected. */
  readonly onFinish: () => void;
  readonly onStep: (direction: 1 | -1) => void;
  /** «مبلغ کل» and the sum, announced again when it changes. */
  readonly totalLabel: string;
  readonly total: ReactNode;
}

/**
 * A quantity and its total price.
 *
 * Use it beside a price one can order at. Not in a form of several quantities (NumberField).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  return (
    <div className={cx('quantity-row')}>
      <div className={cx('quantity-field')}>
        <button type="button" aria-label={props.moreLabel} onClick={() => props.onStep(1)}>
          <Icon path={mdiPlus} />
        </button>
        <input
          aria-label={props.label}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={props.value}
          onChange={(event) => props.onType(event.target.value)}
          onBlur={props.onFinish}
        />
        <button
          type="button"
          aria-label={props.lessLabel}
          disabled={!props.canDecrease}
          onClick={() => props.onStep(-1)}
        >
          <Icon path={mdiMinus} />
        </button>
      </div>
      <p className="u-quantity-total" aria-live="polite">
        {props.totalLabel}
        <b>{props.total}</b>
      </p>
    </div>
  );
}
