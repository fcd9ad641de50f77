import type { Ref } from 'react';
import type { FieldFrameProps } from '../field/field';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Matched ranges of the label as pairs of start and end, in characters. */
  readonly matched?: readonly (readonly [number, number])[];
  /** Muted text beside the label: a province, a formatted count. */
  readonly note?: string;
  readonly isDisabled?: boolean;
}

export interface ComboboxGroup {
  readonly id: string;
  /** Without a title the group is a plain list. */
  readonly title?: string;
  readonly options: readonly ComboboxOption[];
}

export interface ComboboxTexts {
  /** Accessible name of the list. */
  readonly list: string;
  /** Accessible names of the field's button, by its current action. */
  readonly open: string;
  readonly clear: string;
  readonly loading: string;
  readonly empty: string;
  readonly error: string;
  readonly retry: string;
  /** Announced when the list has changed: «۵ پیشنهاد». */
  readonly found: string;
}

export interface ComboboxProps extends Omit<FieldFrameProps, 'children'> {
  /** Text of the field. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The chosen option, if any. */
  readonly chosen?: ComboboxOption;
  readonly onChoose: (option: ComboboxOption | undefined) => void;
  /** Suggestions for the text, found and ordered by the caller. */
  readonly groups: readonly ComboboxGroup[];
  readonly status?: 'ready' | 'loading' | 'error';
  readonly onRetry?: () => void;
  /** Accepts a text that is no option; otherwise leaving the field restores the chosen option. */
  readonly isFreeText?: boolean;
  readonly texts: ComboboxTexts;
  /** Name under which a plain form submits the chosen value, or the free text. */
  readonly name?: string;
  readonly placeholder?: string;
  readonly dense?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Called when the focus leaves the field with its list and button. */
  readonly onBlur?: () => void;
  /** The focusable field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}
