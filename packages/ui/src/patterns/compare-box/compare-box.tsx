import { cx } from '../../style/cx';

export interface CompareBoxProps {
  /** «مقایسهٔ 6205-2RSH» */
  readonly label: string;
  readonly name: string;
  /** Id of the thing. */
  readonly value: string;
  /** The form it belongs to, elsewhere on the page: it leads to the comparison where no script runs. */
  readonly formId: string;
  /** What the script that fills a tray reads of the product. */
  readonly action: Readonly<Record<`data-${string}`, string>>;
}

/**
 * Ticks a thing of a list for comparison.
 *
 * Use it in lists whose things can be compared, one a row. Not for choosing what is acted upon (Checkbox, DataTable).
 */
export function CompareBox({ label, name, value, formId, action }: CompareBoxProps) {
  return (
    <label className={cx('choice', {}, 'u-compare-box')} title={label}>
      <input
        type="checkbox"
        name={name}
        value={value}
        form={formId}
        autoComplete="off"
        aria-label={label}
        {...action}
      />
    </label>
  );
}
