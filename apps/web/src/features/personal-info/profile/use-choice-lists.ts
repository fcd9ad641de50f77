'use client';

import { useListTypeModels } from '@bazaar/api/hooks/type-models';
import type { TypeModel } from '@bazaar/api/model';
import { freshnessMs } from '@bazaar/api/query-client';
import type { ChoiceLists } from './choice-lists';

/** Reads the lists of job titles and fields of activity. */
export function useChoiceLists(): ChoiceLists {
  const query = { staleTime: freshnessMs.category };
  const jobTitles = useListTypeModels('jobTitle', { query });
  const activityFields = useListTypeModels('activityField', { query });
  return {
    jobTitles: optionsOf(jobTitles.data),
    activityFields: optionsOf(activityFields.data),
    isFailed: jobTitles.isError || activityFields.isError,
    onRetry() {
      for (const list of [jobTitles, activityFields]) if (list.isError) void list.refetch();
    },
  };
}

/** An entry of a list that is a tree says what it belongs under. */
function optionsOf(list: readonly TypeModel[] | undefined) {
  const titles = new Map(list?.map(({ id, title }) => [id, title]));
  return list?.map(({ id, title, parentId }) => ({
    value: id,
    label: title,
    note: parentId === undefined ? undefined : titles.get(parentId),
  }));
}
