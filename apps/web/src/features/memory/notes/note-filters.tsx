import { NOTE_COLORS, REMINDERS } from '@bazaar/domain/memory/memory-query';
import { MemoryHues, MemoryTools } from '@bazaar/ui/patterns/memory-list';
import { Select } from '@bazaar/ui/select';
import { memoryTexts, noteListTexts as texts } from '@/translations/memory';
import { KindSelect } from '../frame/kind-select';
import { TermField } from '../frame/term-field';
import type { MemoryPlace } from '../frame/use-memory-place';

/** Search, kind, colour and reminder of the notes; each takes effect at once and stands in the address. */
export function NoteFilters({ place }: { readonly place: MemoryPlace }) {
  const { color, reminder } = place.query;
  return (
    <MemoryTools label={memoryTexts.tools}>
      <TermField place={place} label={texts.search} placeholder={texts.searchShort} />
      <KindSelect place={place} />
      <MemoryHues hues={color === undefined ? NOTE_COLORS.slice(0, 4) : [color]}>
        <Select
          id="memory-color"
          label={texts.color}
          isLabelHidden
          value={color ?? ''}
          options={[
            { value: '', label: texts.color },
            ...NOTE_COLORS.map((each) => ({ value: each, label: texts.colors[each] })),
          ]}
          onChange={({ target }) => place.go({ color: NOTE_COLORS.find((each) => each === target.value) })}
        />
      </MemoryHues>
      {reminder === undefined ? null : (
        <Select
          id="memory-reminder"
          label={texts.reminder}
          isLabelHidden
          value={reminder}
          options={[
            { value: '', label: texts.anyReminder },
            ...REMINDERS.map((each) => ({ value: each, label: texts.reminders[each] })),
          ]}
          onChange={({ target }) => place.go({ reminder: REMINDERS.find((each) => each === target.value) })}
        />
      )}
    </MemoryTools>
  );
}
