import { formatNumber } from '@bazaar/domain/persian';
import { searchMessages } from '@/translations/search';

/** Returns a count as text: «۴۲», and «حدود ۱۲٬۰۰۰» where the catalogue only estimates. */
export function totalText(totalCount: number, isTotalEstimated: boolean | undefined): string {
  const count = formatNumber(totalCount);
  return isTotalEstimated === true && totalCount > 0 ? searchMessages.about(count) : count;
}
