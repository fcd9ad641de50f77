'use client';

import { cx } from '../style/cx';

export interface PickBoxProps {
  readonly label: string;
  readonly isPicked: boolean;
  /** Some, but not all, of its rows are selected. */
  readonly isMixed?: boolean;
  readonly onPick: (isPicked: boolean) => void;
}

/** A checkbox whose label is for screen readers only; the whole cell is the target. */
export function PickBox({ label, isPicked, isMixed = false, onPick }: PickBoxProps) {
  return (
    <label className={cx('choice')}>
      <input
        type="checkbox"
        checked={isPicked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={(event) => onPick(event.target.checked)}
      />
      <span className="sr">{label}</span>
    </label>
  );
}
