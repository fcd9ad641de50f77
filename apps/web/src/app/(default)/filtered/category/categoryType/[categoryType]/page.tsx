import { isCategoryType } from '@bazaar/domain/category-menu';
import { normaliseInput } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { AreaScreen } from '@/features/category/area-screen';
import { areaMetadata } from '@/features/category/category-metadata';
import { loadArea } from '@/features/category/load-landing';
import { criticalData } from '@/lib/data/critical-data';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryType: string }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { categoryType } = await params;
  return isCategoryType(categoryType) ? areaMetadata(categoryType) : nothingMetadata;
}

const LONGEST_TERM = 120;

/** R36 with the filter's form sent without script. */
export default async function Page({ params, searchParams }: Props) {
  const { categoryType } = await params;
  if (!isCategoryType(categoryType)) return nothingHere();
  const typed = toSearchParams(await searchParams).get('term') ?? '';
  const groups = await criticalData(loadArea(categoryType));
  if (groups.state !== 'ready') return <LoadErrorScreen read={groups} />;
  const term = normaliseInput(typed).slice(0, LONGEST_TERM).trim();
  return <AreaScreen categoryType={categoryType} groups={groups.value} term={term} />;
}
