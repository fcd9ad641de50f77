import { repairCandidates, searchKey } from '@bazaar/domain/persian';

/** Returns how the typed term became the repaired one: by a rule of the domain, or else by the catalogue's own words. */
export function kindOfRepair(typed: string, repaired: string): 'keyboard' | 'finglish' | 'spelling' {
  const key = searchKey(repaired);
  const kind = repairCandidates(typed).find(({ text }) => searchKey(text) === key)?.kind;
  if (kind === 'keyboard' || kind === 'finglish') return kind;
  return /[a-z]/i.test(typed) && !/[a-z]/i.test(repaired) ? 'finglish' : 'spelling';
}
