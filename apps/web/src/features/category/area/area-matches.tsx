import { countPhrase } from '@bazaar/domain/persian/phrases';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { LandingCells, type LandingCellView, LandingGroups } from '@bazaar/ui/patterns/category-landing';
import { nothingFoundIcon } from '@bazaar/ui/patterns/empty-icons';
import { Text } from '@bazaar/ui/text';
import { categoryMessages as texts } from '@/translations/category';

/** Result of a search by name. */
export type AreaMatchesView =
  | {
      readonly state: 'ready';
      readonly cells: readonly LandingCellView[];
      /** Found categories that only lead to others. */
      readonly groups: readonly LandingCellView[];
      readonly totalCount: number;
    }
  | { readonly state: 'failed' };

/** Renders the categories of an area whose name or scientific name matches. */
export function AreaMatches({ term, matches }: { readonly term: string; readonly matches: AreaMatchesView }) {
  if (matches.state === 'failed') {
    return (
      <Card bleed>
        <ErrorPanel isInline title={texts.filterFailed} />
      </Card>
    );
  }
  const { cells, groups, totalCount } = matches;
  if (cells.length + groups.length === 0) {
    return (
      <Card bleed>
        <EmptyPanel icon={nothingFoundIcon} title={texts.filterNone(term)} />
      </Card>
    );
  }
  return (
    <>
      <Text as="p" size={13} tone="muted">
        {texts.filterResults(countPhrase(totalCount, texts.category))}
      </Text>
      {groups.length > 0 ? <LandingGroups title={texts.filterGroups} groups={groups} /> : null}
      {cells.length > 0 ? <LandingCells label={texts.filter} cells={cells} /> : null}
    </>
  );
}
