import type { ReactNode } from 'react';
import { Checkbox, Radio } from '../choice/choice';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset';

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Number of results with this choice, already formatted. */
  readonly count?: ReactNode;
  readonly isDisabled?: boolean;
}

interface ChoiceGroupProps
  extends Pick<FieldsetProps, 'id' | 'legend' | 'isLegendHidden' | 'hint' | 'error' | 'disabled'> {
  /** Name of the form field. */
  readonly name: string;
  /** Choices in display order, each with its value and label. */
  readonly options: readonly ChoiceOption[];
  /** Side by side, for few and short choices. */
  readonly isRow?: boolean;
}

export interface RadioGroupProps extends ChoiceGroupProps, Pick<FieldsetProps, 'isRequired'> {
  /** Chosen value, when the caller keeps it. */
  readonly value?: string;
  /** Chosen value at first, when the group keeps it itself. */
  readonly defaultValue?: string;
  /** Called with the chosen value. */
  readonly onValue?: (value: string) => void;
}

/**
 * One of a few choices, all of them visible.
 *
 * Use it for two to six choices that are worth comparing. Not for seven and more (Select or Combobox), and not for yes and no (Checkbox).
 */
export function RadioGroup({
  name,
  options,
  isRow,
  value,
  defaultValue,
  onValue,
  ...group
}: RadioGroupProps) {
  return (
    <Fieldset role="radiogroup" layout={isRow ? { row: true } : { choices: true }} {...group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          count={option.count}
          disabled={option.isDisabled}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={
            value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
          }
          onChange={onValue && (() => onValue(option.value))}
        />
      ))}
    </Fieldset>
  );
}

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Chosen values, when the caller keeps them. */
  readonly values?: readonly string[];
  /** Chosen values at first, when the group keeps them itself. */
  readonly defaultValues?: readonly string[];
  /** Called with all chosen values after each change. */
  readonly onValues?: (values: readonly string[]) => void;
}

/**
 * Any number of a few choices.
 *
 * Use it where several may apply at once and all of them can be visible. Not for a single independent choice (Checkbox), and not for one
 * out of several (RadioGroup).
 */
export function CheckboxGroup({
  name,
  options,
  isRow,
  values,
  defaultValues,
  onValues,
  ...group
}: CheckboxGroupProps) {
  const change = (value: string, isChosen: boolean) =>
    onValues?.(
      options
        .map((option) => option.value)
        .filter((known) => (known === value ? isChosen : values?.includes(known))),
    );
  return (
    <Fieldset layout={isRow ? { row: true } : { choices: true }} {...group}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          count={option.count}
          disabled={option.isDisabled}
          checked={values?.includes(option.value)}
          defaultChecked={defaultValues?.includes(option.value)}
          onChange={onValues && ((event) => change(option.value, event.target.checked))}
        />
      ))}
    </Fieldset>
  );
}
