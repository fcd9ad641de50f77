import type { RuntimeSelectOption } from '@bazaar/ui/runtime-select';
import { personalInfoTexts } from '@/translations/personal-info';

/** The small lists of the form; a field is disabled until its list has loaded. */
export interface ChoiceLists {
  readonly jobTitles: readonly RuntimeSelectOption[] | undefined;
  readonly activityFields: readonly RuntimeSelectOption[] | undefined;
  readonly isFailed: boolean;
  onRetry(): void;
}

/** Returns the options of a select, with «not told» first. */
export function withEmptyChoice(
  options: readonly RuntimeSelectOption[] | undefined,
): readonly RuntimeSelectOption[] {
  return [{ value: '', label: personalInfoTexts.choose }, ...(options ?? [])];
}
