import type { SelectOption } from '@bazaar/ui/select';
import { personalInfoTexts } from '@/translations/personal-info';

/** The small lists of the form; a field is disabled until its list has loaded. */
export interface ChoiceLists {
  readonly jobTitles: readonly SelectOption[] | undefined;
  readonly activityFields: readonly SelectOption[] | undefined;
  readonly isFailed: boolean;
  onRetry(): void;
}

/** Returns the options of a select, with «not told» first. */
export function withEmptyChoice(options: readonly SelectOption[] | undefined): readonly SelectOption[] {
  return [{ value: '', label: personalInfoTexts.choose }, ...(options ?? [])];
}
