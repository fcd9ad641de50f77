import { toPersianDigits } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { AddressPaste } from '@bazaar/ui/patterns/address-form';
import { Text } from '@bazaar/ui/text';
import { TextArea } from '@bazaar/ui/text-area';
import { addressTexts as texts } from '@/translations/addresses';
import type { PastedLine } from './use-pasted-line';

/** Renders the field for pasting a whole address, with the buttons that distribute its parts to the fields and undo it. */
export function PasteLine({ line, formId }: { readonly line: PastedLine; readonly formId: string }) {
  const count = Object.keys(line.taken ?? {}).length;
  return (
    <AddressPaste
      field={
        <TextArea
          id={`${formId}-line`}
          label={texts.pasteLabel}
          hint={count > 0 ? texts.takenHint : texts.pasteHint}
          value={line.text}
          rows="few"
          onFocus={line.prepare}
          onBlur={line.take}
          onChange={(event) => line.write(event.target.value)}
        />
      }
      result={
        line.taken === undefined ? null : (
          <Text size={13} tone={count > 0 ? 'success' : 'muted'}>
            {count > 0 ? texts.taken(toPersianDigits(count)) : texts.nothingTaken}
          </Text>
        )
      }
      undo={
        count > 0 ? (
          <Button tone="text" onClick={line.giveBack}>
            {texts.giveBack}
          </Button>
        ) : null
      }
    />
  );
}
