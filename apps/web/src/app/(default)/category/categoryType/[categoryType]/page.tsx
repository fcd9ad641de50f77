import { isCategoryType } from '@bazaar/domain/category-menu';
import type { Metadata } from 'next';
import { AreaScreen } from '@/features/category/area-screen';
import { areaMetadata } from '@/features/category/category-metadata';
import { loadArea } from '@/features/category/load-landing';
import { criticalData } from '@/lib/data/critical-data';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';

export const revalidate = 3600;

interface Props {
  readonly params: Promise<{ categoryType: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const categoryType = await knownType(params);
  return categoryType ? areaMetadata(categoryType) : nothingMetadata;
}

/** R36: an area of the catalogue. */
export default async function Page({ params }: Props) {
  const categoryType = await knownType(params);
  if (!categoryType) return nothingHere();
  const groups = await criticalData(loadArea(categoryType));
  if (groups.state !== 'ready') return <LoadErrorScreen read={groups} />;
  return <AreaScreen categoryType={categoryType} groups={groups.value} />;
}

async function knownType(params: Props['params']) {
  const { categoryType } = await params;
  return isCategoryType(categoryType) ? categoryType : undefined;
}
