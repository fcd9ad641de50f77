import { mdiTableColumn } from '@mdi/js';
import { Button } from '../../button/button';
import { Checkbox } from '../../choice/choice';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface ColumnMenuProps {
  readonly label: string;
  /** «۶ از ۱۴», where the screen is wide enough to show that many. */
  readonly count?: string;
  /** The form of the list, of which the choice is a part. */
  readonly formId: string;
  /** The properties in display order. */
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly isChosen: boolean;
  }[];
  /** Label of the button without script. */
  readonly applyLabel: string;
}

/** Choice of the properties shown as columns; part of the list's form, in the ResultsBar above the table. */
export function ColumnMenu({ label, count, formId, options, applyLabel }: ColumnMenuProps) {
  return (
    <details className="u-column-menu">
      <summary className={cx('button', { tone: 'secondary', size: 'small' })} title={label}>
        <Icon path={mdiTableColumn} size={18} />
        {label}
        {count ? <span>{count}</span> : null}
      </summary>
      <fieldset className={cx('column-choices')}>
        <legend className="sr">{label}</legend>
        {options.map(({ value, label: option, isChosen }) => (
          <Checkbox
            key={value}
            form={formId}
            name="columns"
            value={value}
            defaultChecked={isChosen}
            label={option}
          />
        ))}
        <noscript>
          <Button type="submit" form={formId} size="small" wide>
            {applyLabel}
          </Button>
        </noscript>
      </fieldset>
    </details>
  );
}
