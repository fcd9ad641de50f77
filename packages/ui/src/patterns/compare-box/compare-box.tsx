import { cx } from '../../style/cx';

export interface CompareBoxProps {
  /** «مقایسهٔ 6205-2RSH» */
  readonly label: string;
  /** Name of the product; the accessible name says it. */
  readonly name: string;
  /** Id of the object. */
  readonly value: string;
  /** Id of its form elsewhere on the page, which leads to the comparison without script. */
  readonly formId: string;
  /** Data attributes of the product for the script that fills the tray. */
  readonly action: Readonly<Record<`data-${string}`, string>>;
}

/**
 * A checkbox that adds an object of a list to the comparison.
 *
 * Use it in lists of comparable objects, one per row. Not for selecting objects for an action (Checkbox, DataTable).
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
