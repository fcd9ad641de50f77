import type { FilterNote } from '@bazaar/domain/catalogue-filter';
import { countPhrase } from '@bazaar/domain/persian';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';

/** What was wrong in the address, in a sentence or two: what was left out, and what was put right. */
export function noteText(notes: readonly FilterNote[]): string {
  const ignored = notes.filter(({ reason }) => reason !== 'swapped');
  return [
    ignored.length > 0 ? texts.ignored(countPhrase(ignored.length, texts.ignoredPart)) : '',
    ignored.length < notes.length ? texts.swapped : '',
  ]
    .filter(Boolean)
    .join(' ');
}
