import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { mdiMinus, mdiPlus } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface QuantityStepperProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** Accessible name of the minus button. */
  readonly lessLabel: string;
  /** Accessible name of the plus button. */
  readonly moreLabel: string;
  /** As typed, in any digits. */
  readonly value: string;
  /** Whether one less is allowed. */
  readonly canDecrease: boolean;
  /** Called with the typed text. */
  readonly onType: (text: string) => void;
  /** Called when typing has ended: the value may be corrected. */
  readonly onFinish: () => void;
  /** Called with 1 for more and −1 for less. */
  readonly onStep: (direction: 1 | -1) => void;
  /** «مبلغ کل» and the sum, announced again when it changes. */
  readonly totalLabel: string;
  /** Price of the whole quantity. */
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
          // It stays focusable at the least quantity, so that the focus is not lost.
          aria-disabled={!props.canDecrease}
          onClick={() => {
            if (props.canDecrease) props.onStep(-1);
          }}
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
