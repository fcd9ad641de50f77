import { Combobox } from '@bazaar/ui/combobox';
import type { ComponentProps } from 'react';

export function Example({ groups, texts, onTextChange, onChoose }: ComponentProps<typeof Combobox>) {
  return (
    <Combobox
      id="city"
      label="شهر"
      hint="نام شهر یا استان را بنویسید."
      text=""
      groups={groups}
      texts={texts}
      onTextChange={onTextChange}
      onChoose={onChoose}
    />
  );
}
