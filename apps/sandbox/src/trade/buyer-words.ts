import { searchKey } from '@bazaar/domain/persian/search-key';

const agreeing = ['موافقم', 'موافقیم', 'می پذیرم', 'می پذیریم', 'توافق'].map(searchKey);
const declining = ['نمی پذیرم', 'نمی پذیریم', 'موافق نیست', 'منصرف', 'رد می کنم', 'رد می کنیم'].map(
  searchKey,
);

/**
 * Returns the intent of a buyer's message on an answered request. «موافقم», «می‌پذیرم» or «توافق» agree; «نمی‌پذیرم», «موافق نیستم»,
 * «منصرف» or «رد می‌کنم» decline, and take precedence; anything else is a counter-proposal.
 */
export function readBuyerWords(text: string): 'Agree' | 'Decline' | 'Counter' {
  const said = ` ${searchKey(text)}`;
  if (declining.some((words) => said.includes(` ${words}`))) return 'Decline';
  return agreeing.some((words) => said.includes(` ${words}`)) ? 'Agree' : 'Counter';
}
