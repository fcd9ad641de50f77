'use client';

import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { cx } from '../style/cx';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';
import { SelectList } from './select-list';
import { ChosenOption, type RuntimeSelectOption, type SelectFieldProps } from './select-parts';
import { SelectSheet } from './select-sheet';
import { useIsPhone } from './use-is-phone';

export type { RuntimeSelectOption } from './select-parts';

export interface RuntimeSelectProps extends Omit<FieldFrameProps, 'children'> {
  /** Choices in display order, each with its value and label. */
  readonly options: readonly RuntimeSelectOption[];
  /** Value of the chosen option; empty when none is. */
  readonly value: string;
  /** Called with the value of the chosen option. */
  readonly onValueChange: (value: string) => void;
  /** Accessible name of the button that closes the sheet, on phones. */
  readonly closeLabel: string;
  /** Name under which the form submits the value. */
  readonly name?: string;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
}

/**
 * A list that opens over the page; on phones its options rise in a sheet from the lower edge.
 *
 * Use it in the logged-in area, for options that need more than a line of text: a name and what it belongs to. Not for plain options, where
 * the platform's Select is better, and not for so many that one searches (Combobox).
 */
export function RuntimeSelect(props: RuntimeSelectProps) {
  const { id, label, isLabelHidden, hint, error, options, value, name, disabled } = props;
  const isPhone = useIsPhone();
  const field: SelectFieldProps = {
    id,
    className: cx('runtime-select-field', { invalid: Boolean(error) }),
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
    onBlur: props.onBlur,
  };
  const part = { label, options, value, field, onValueChange: props.onValueChange };
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <TamaguiProvider fallback={<ClosedSelect {...part} />}>
        {isPhone ? <SelectSheet {...part} closeLabel={props.closeLabel} /> : <SelectList {...part} />}
      </TamaguiProvider>
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
    </FieldFrame>
  );
}

interface ClosedSelectProps {
  readonly options: readonly RuntimeSelectOption[];
  readonly value: string;
  readonly field: SelectFieldProps;
}

/** The field as rendered by the server, in the same box: it opens as soon as the runtime has loaded. */
function ClosedSelect({ options, value, field }: ClosedSelectProps) {
  return (
    <button type="button" role="combobox" aria-haspopup="listbox" aria-expanded={false} {...field}>
      <ChosenOption options={options} value={value} />
    </button>
  );
}
