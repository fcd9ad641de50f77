import type { ReactNode } from 'react';
import { cx } from '../../style/cx';

export interface AddressPasteProps {
  /** The area the line is pasted into. */
  readonly field: ReactNode;
  /** What came of it, said when it changes. */
  readonly result: ReactNode;
  /** The button that takes it back. */
  readonly undo?: ReactNode;
}

/**
 * Where a whole address is pasted to be taken apart.
 *
 * Use it at the top of the form of an address. Not for a field of the address itself.
 */
export function AddressPaste({ field, result, undo }: AddressPasteProps) {
  return (
    <div className={cx('address-paste')}>
      {field}
      <div className={cx('address-paste-foot')}>
        <span role="status">{result}</span>
        {undo}
      </div>
    </div>
  );
}

/** Two or three short fields beside one another. */
export function AddressRow({ children }: { readonly children: ReactNode }) {
  return <div className={cx('address-row')}>{children}</div>;
}

/** «از متن» at the end of a field's label: its value came out of the pasted line, and the field is tinted. */
export function AddressSource({ children }: { readonly children: string }) {
  return <span className={cx('address-source')}>{children}</span>;
}
