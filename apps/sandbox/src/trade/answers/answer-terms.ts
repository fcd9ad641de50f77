import type { TradeAnswerTerms } from '@bazaar/api/model';
import { createRandom } from '../../seed/random';
import type { RequestContent } from '../request-types';

const million = 1_000_000;

/** Returns what a supplier's answer says about the whole request; a first answer may leave the cost of delivery open. */
export function termsOf(supplierId: string, content: RequestContent, round: number): TradeAnswerTerms {
  const [first] = content.lines;
  const random = createRandom(`terms ${supplierId} ${first?.title} ${content.lines.length}`);
  const shippingRial = random.int(5, 80) * million;
  const lot = random.next();
  const paymentTerm = content.paymentTerm ?? (random.chance(0.6) ? 'Cash' : 'Check');
  const shipping = lot < 0.25 ? { shippingRial: 0 } : lot < 0.4 && round === 0 ? {} : { shippingRial };
  return { ...shipping, paymentTerm, ...(random.chance(0.3) ? { note: '۲٪ تخفیف پس از توافق' } : {}) };
}
