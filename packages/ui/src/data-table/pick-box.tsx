'use client';

import { cx } from '../style/cx';

export interface PickBoxProps {
  readonly label: string;
  readonly isPicked: boolean;
  /** Some of what it stands for, not all. */
  readonly isMixed?: boolean;
  readonly onPick: (isPicked: boolean) => void;
}

/** A checkbox whose words are heard, not seen; the whole cell is the target. */
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
