import type { Ref } from 'react';
import type { FieldFrameProps } from '../field/field';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Pairs of start and end in the label that the search found, in characters. */
  readonly matched?: readonly (readonly [number, number])[];
  /** Beside the label, muted: a province, a count in written digits. */
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
  /** Spoken name of the list. */
  readonly list: string;
  /** Spoken names of the field's button, by what it does at the moment. */
  readonly open: string;
  readonly clear: string;
  readonly loading: string;
  readonly empty: string;
  readonly error: string;
  readonly retry: string;
  /** Spoken when the list has changed: «۵ پیشنهاد». */
  readonly found: string;
}

export interface ComboboxProps extends Omit<FieldFrameProps, 'children'> {
  /** What stands in the field. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The option that is chosen, if any. */
  readonly chosen?: ComboboxOption;
  readonly onChoose: (option: ComboboxOption | undefined) => void;
  /** What to suggest for the text, found and ordered by the caller. */
  readonly groups: readonly ComboboxGroup[];
  readonly status?: 'ready' | 'loading' | 'error';
  readonly onRetry?: () => void;
  /** A text that is no option stays; otherwise leaving the field brings back what was chosen. */
  readonly isFreeText?: boolean;
  readonly texts: ComboboxTexts;
  /** In a plain form the chosen value, or the free text, goes under this name. */
  readonly name?: string;
  readonly placeholder?: string;
  readonly dense?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** The field is left, with its list and its button. */
  readonly onBlur?: () => void;
  /** The field that takes the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}
