import { profileFrameTexts } from '../../../web/src/translations/profile-frame.ts';
import { walletTexts } from '../../../web/src/translations/wallet.ts';

/** What the toolbar sets on a screen, and what is seen then: another story, or a sentence. */
export interface State {
  readonly name: string;
  readonly begin: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly shows?: string;
  readonly says?: string;
}

const list = 'screens-search-and-lists-catalogue-list';
const wallet = 'screens-trade-wallet--ready';
const untouched = { service: 'written', role: 'written' };

/** A screen that gets its data shows the story of each state; one that makes calls behaves so itself. */
export const states: readonly State[] = [
  { name: 'a slow list', begin: `${list}--ready`, globals: { service: 'slow' }, shows: `${list}--loading` },
  { name: 'an empty list', begin: `${list}--ready`, globals: { service: 'empty' }, shows: `${list}--empty` },
  {
    name: 'a failing list',
    begin: `${list}--ready`,
    globals: { service: 'failing' },
    shows: `${list}--failed`,
  },
  { name: 'an empty wallet', begin: wallet, globals: { service: 'empty' }, says: walletTexts.noTransactions },
  { name: 'a failing wallet', begin: wallet, globals: { service: 'failing' }, says: walletTexts.retry },
  {
    name: 'an agent at the wallet',
    begin: wallet,
    globals: { role: 'agent' },
    says: profileFrameTexts.closed['finance-permission'].detail,
  },
].map((state) => ({ ...state, globals: { ...untouched, ...state.globals } }));
