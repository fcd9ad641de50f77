import { u } from '../../style/u';

export interface CompareBoxProps {
  /** «مقایسهٔ 6205-2RSH» */
  readonly label: string;
  readonly name: string;
  /** Id of the thing. */
  readonly value: string;
  /** The form it belongs to, elsewhere on the page: it leads to the comparison where no script runs. */
  readonly formId: string;
  /** What a tray shows of the thing, read by the script that keeps it. */
  readonly data: { readonly name: string; readonly note?: string; readonly picture?: string };
}

/**
 * Ticks a thing of a list for comparison.
 *
 * Use it in lists whose things can be compared, one a row. Not for choosing what is acted upon (Checkbox, DataTable).
 */
export function CompareBox({ label, name, value, formId, data }: CompareBoxProps) {
  return (
    <label className={u('choice', {}, 'u-compare-box')} title={label}>
      <input
        type="checkbox"
        name={name}
        value={value}
        form={formId}
        autoComplete="off"
        aria-label={label}
        data-compare={data.name}
        data-note={data.note}
        data-picture={data.picture}
      />
    </label>
  );
}
