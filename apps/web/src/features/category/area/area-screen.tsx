import type { Category, CategoryType } from '@bazaar/api/model';
import { LandingCells } from '@bazaar/ui/patterns/category-landing';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { loadAllCounts } from '@/entities/category/load-category';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { categoryMessages as texts } from '@/translations/category';
import { toCells, toMatches } from '../landing-model';
import { loadMatches } from '../load-landing';
import { AreaFilter } from './area-filter';
import { AreaMatches } from './area-matches';
import { AreaView } from './area-view';

export interface AreaScreenProps {
  readonly categoryType: CategoryType;
  readonly groups: readonly Category[];
  /** Term of the form sent without script; empty shows the groups. */
  readonly term?: string;
}

/** R36: reads the groups or the matches of an area and renders them. */
export async function AreaScreen({ categoryType, groups, term = '' }: AreaScreenProps) {
  const { name, detail } = texts.areas[categoryType];
  const path = paths.categoryType(categoryType);
  const crumbs = [{ label: texts.homeCrumb, href: paths.home }, { label: name }];
  // Before the notice, which reports its failure.
  await Promise.all([loadAllCounts(), ...(term === '' ? [] : [loadMatches(categoryType, term)])]);
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNotice />
      <AreaView
        area={categoryType}
        title={name}
        detail={detail}
        isEmpty={groups.length === 0}
        filter={(intro) => (
          <AreaFilter categoryType={categoryType} action={path} term={term} intro={intro}>
            {term === '' ? (
              <Groups area={name} groups={groups} />
            ) : (
              <Matches categoryType={categoryType} term={term} />
            )}
          </AreaFilter>
        )}
      />
      <PlacedAds position="category" isInView />
    </>
  );
}

async function Groups({ area, groups }: { readonly area: string; readonly groups: readonly Category[] }) {
  const counts = valueOr(await loadAllCounts(), []);
  return <LandingCells label={texts.areaGroups(area)} cells={toCells(groups, counts)} />;
}

async function Matches({
  categoryType,
  term,
}: {
  readonly categoryType: CategoryType;
  readonly term: string;
}) {
  const found = await loadMatches(categoryType, term);
  if (found.state !== 'ready') return <AreaMatches term={term} matches={{ state: 'failed' }} />;
  const { items, totalCount } = found.value;
  const counts = valueOr(await loadAllCounts(), []);
  return <AreaMatches term={term} matches={{ state: 'ready', ...toMatches(items, counts), totalCount }} />;
}
