import { expect, it } from 'vitest';
import { demandsOf, type TradeDraft, targetSum } from '.';
import { complete } from './trade-drafts.fixtures';

const setting = {
  acceptsDirectOrder: true,
  minOrderRial: 100_000_000,
  paymentTerms: ['Cash'],
  deliveryMethods: [],
  requiredDocumentTypeIds: ['td-vat'],
};
it('R-362 is told while writing: met, open, or unmet', () => {
  const draft = complete();
  expect(targetSum(draft)).toEqual({ rial: 1_800_000_000, unknown: 0 });
  const states = (of: TradeDraft) => demandsOf(of, setting).map(({ kind, state }) => `${kind} ${state}`);
  expect(states(draft)).toEqual(['min-order met', 'payment-term open', 'document open']);
  const small = {
    ...draft,
    paymentTerm: 'Check',
    lines: draft.lines.map((line) => ({ ...line, quantity: '1' })),
  };
  expect(states(small)).toEqual(['min-order unmet', 'payment-term unmet', 'document open']);
  const unpriced = { ...small, lines: small.lines.map((line) => ({ ...line, targetPrice: '' })) };
  expect(states(unpriced)[0]).toBe('min-order open');
  expect(demandsOf(draft, { ...setting, acceptsDirectOrder: false })[0]).toMatchObject({
    kind: 'direct-order',
    state: 'unmet',
  });
});
