import { toPersianDigits } from '@bazaar/domain/persian';
import { TextField, type TextFieldProps } from '@bazaar/ui/field';

export interface TypedNumberProps extends Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'error' | 'dense'> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A number as the buyer types it: any text is kept, digits are shown in Persian. */
export function TypedNumber({ value, onType, ...field }: TypedNumberProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(toPersianDigits(target.value))}
    />
  );
}
