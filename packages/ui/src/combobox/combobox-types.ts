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
  /** Called with the typed text, to search with it. */
  readonly onTextChange: (text: string) => void;
  /** The chosen option, if any. */
  readonly chosen?: ComboboxOption;
  /** Called with the chosen option, after the text has become its label; `undefined` when the text fits none. */
  readonly onChoose: (option: ComboboxOption | undefined) => void;
  /** Suggestions for the text, found and ordered by the caller. */
  readonly groups: readonly ComboboxGroup[];
  /** State of the search: its rows, a wait, or a failure with a retry. */
  readonly status?: 'ready' | 'loading' | 'error';
  /** Called when the reader asks to load again. */
  readonly onRetry?: () => void;
  /** Accepts a text that is no option; otherwise leaving the field restores the chosen option. */
  readonly isFreeText?: boolean;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: ComboboxTexts;
  /** Name under which a plain form submits the chosen value, or the free text. */
  readonly name?: string;
  /** An example of what to type; never the label. */
  readonly placeholder?: string;
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
  /** Must be filled in; the label says so. */
  readonly required?: boolean;
  /** Called when the focus leaves the field with its list and button. */
  readonly onBlur?: () => void;
  /** The focusable field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}
