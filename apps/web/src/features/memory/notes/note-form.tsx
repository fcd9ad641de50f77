import type { Note } from '@bazaar/api/model';
import { NOTE_COLORS } from '@bazaar/domain/memory/memory-query';
import type { NoteOutput, NoteValues } from '@bazaar/domain/notes/note-form';
import { Button } from '@bazaar/ui/button';
import { MemoryHueLabel, MemoryReminderFields } from '@bazaar/ui/patterns/memory-list';
import { useWatch } from 'react-hook-form';
import { BoundRadioGroup } from '@/lib/forms/bound-choices';
import { BoundTextArea, BoundTextField } from '@/lib/forms/bound-text';
import { ChangedElsewhere } from '@/lib/forms/changed-elsewhere';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import type { SiteForm } from '@/lib/forms/use-site-form';
import { noteListTexts as texts } from '@/translations/memory';
import { BoundDay } from './bound-day';
import { noteDifferences } from './note-differences';

export interface NoteFormProps {
  readonly form: SiteForm<NoteValues, NoteOutput>;
  readonly label: string;
  /** The stored note, when it was changed elsewhere while the form was open. */
  readonly current?: Note | undefined;
  onTake?(current: Note): void;
  onCancel(): void;
}

/** The form of one note: text, colour, and when it reminds. */
export function NoteForm({ form, label, current, onTake, onCancel }: NoteFormProps) {
  const values = useWatch({ control: form.control }) as NoteValues;
  return (
    <SiteFormFrame form={form} label={label}>
      {current === undefined ? null : (
        <ChangedElsewhere
          id={`${form.id}-changed`}
          differences={noteDifferences(values, current)}
          onTake={() => onTake?.(current)}
        />
      )}
      <BoundTextArea form={form} name="text" label={texts.text} rows="few" />
      <BoundRadioGroup
        form={form}
        name="color"
        legend={texts.color}
        isRow
        options={[
          { value: '', label: texts.noColor },
          ...NOTE_COLORS.map((color) => ({
            value: color,
            label: <MemoryHueLabel hue={color}>{texts.colors[color]}</MemoryHueLabel>,
          })),
        ]}
      />
      <MemoryReminderFields>
        <BoundDay form={form} name="remindDay" label={texts.remindDay} />
        <BoundTextField
          form={form}
          name="remindTime"
          label={texts.remindTime}
          hint={texts.remindHint}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
      </MemoryReminderFields>
      {values.remindDay === '' && values.remindTime === '' ? null : (
        <div>
          <Button tone="text" size="small" onClick={() => form.change({ remindDay: '', remindTime: '' })}>
            {texts.clearReminder}
          </Button>
        </div>
      )}
      <div>
        <SubmitButton form={form}>{texts.save}</SubmitButton>{' '}
        <Button tone="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </SiteFormFrame>
  );
}
