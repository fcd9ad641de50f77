import type { Understanding, UnderstoodPart } from '@bazaar/domain/assistant';
import { type AssistantEdit, readEdits, writeEdits } from '@bazaar/domain/assistant';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import type { AssistantChipView } from '@bazaar/ui/patterns/assistant';
import { assistantMessages as texts } from '@/translations/assistant';
import { withEdit } from '../reading/edit-from-form';
import { partText } from './part-text';

/** Returns the address with one more change. */
export function editedHref(path: string, address: AssistantAddress, edit: AssistantEdit): string {
  const edits = writeEdits(withEdit(readEdits(address.edits), edit));
  return assistantHref(path, { ...address, edits });
}

/** Returns the words a part came from, joined where they stand apart. */
export function wordsOf(
  { sentence }: Pick<Understanding, 'sentence'>,
  { spans }: Pick<UnderstoodPart, 'spans'>,
) {
  return spans.map(({ start, end }) => sentence.slice(start, end).trim()).join(' … ');
}

/** Returns the chip of a part, without its editor. */
export function partChip(
  understanding: Understanding,
  part: UnderstoodPart,
  path: string,
  address: AssistantAddress,
): AssistantChipView {
  const text = partText(part);
  const words = wordsOf(understanding, part);
  const accepted = address.accepted.filter(
    ({ condition }) => `property:${condition.slice(0, condition.indexOf(':'))}` !== part.key,
  );
  const isAccepted = accepted.length < address.accepted.length;
  return {
    key: part.key,
    ...text,
    ...(words === '' ? {} : { from: texts.from(words) }),
    removal: {
      href: isAccepted
        ? assistantHref(path, { ...address, accepted })
        : editedHref(path, address, { kind: 'remove', key: part.key }),
      label: texts.remove(text.title ?? text.value),
    },
  };
}

/** Returns the chips of words nobody understood; removing one takes the words out of the sentence. */
export function unknownChips(
  { sentence, notUnderstood }: Understanding,
  path: string,
  address: AssistantAddress,
): AssistantChipView[] {
  return notUnderstood.map(({ text, span, hint }) => {
    const rest = `${sentence.slice(0, span.start)}${sentence.slice(span.end)}`.replace(/[^\S\n]{2,}/g, ' ');
    return {
      key: `${span.start}`,
      value: texts.quoted(text),
      ...(hint === undefined
        ? {}
        : { note: texts.perhaps(hint.propertyTitle, hint.optionTitles.join('، ')) }),
      removal: {
        href: assistantHref(path, { ...address, sentence: rest.trim(), accepted: [] }),
        label: texts.ignore(texts.quoted(text)),
      },
    };
  });
}
