import type { Category, CategoryType } from '@bazaar/api/model';
import { categoryMessages as texts } from '@/messages/category';
import { loadItemsCount } from '@/platform/catalogue/load-category';
import { valueOr } from '@/platform/data/loaded';
import { secondary } from '@/platform/data/secondary';
import { AreaView } from './area-view';
import { toCells } from './hub-model';

export interface AreaScreenProps {
  readonly categoryType: CategoryType;
  readonly groups: readonly Category[];
}

export async function AreaScreen({ categoryType, groups }: AreaScreenProps) {
  const ids = groups.map(({ id }) => id).join(',');
  const counts = ids === '' ? [] : valueOr(await secondary(loadItemsCount(ids)), []);
  const { name, detail } = texts.areas[categoryType];
  return <AreaView title={name} detail={detail} groups={toCells(groups, counts)} />;
}
