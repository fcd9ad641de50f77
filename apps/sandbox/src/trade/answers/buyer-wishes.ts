import { searchKey } from '@bazaar/domain/persian/search-key';

/** What a line's note asks of the answer; the simulated supplier follows it. */
export interface BuyerWishes {
  /** An equivalent is welcome: the offer differs in one thing. */
  wantsEquivalent: boolean;
  /** The price is to be inquired first: the answer leaves it open. */
  wantsInquiry: boolean;
  /** In packs: the price is for a pack of ten. */
  wantsPacks: boolean;
}

/** Returns the wishes in a line's note: «هم‌ارز» or «معادل», «استعلام», «بسته». */
export function readWishes(note: string | undefined): BuyerWishes {
  const said = searchKey(note ?? '');
  const holds = (...words: string[]) => words.some((word) => said.includes(searchKey(word)));
  return {
    wantsEquivalent: holds('هم‌ارز', 'هم ارز', 'معادل'),
    wantsInquiry: holds('استعلام'),
    wantsPacks: holds('بسته'),
  };
}
