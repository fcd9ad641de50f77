import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chooseGateway,
  type GatewayFacts,
  gatewayRefusal,
  sortGateways,
  topUpRefusal,
} from './gateway-limits';
import { splitPayment } from './split-payment';

const gateway = (id: string, more: Partial<GatewayFacts> = {}): GatewayFacts => ({
  id,
  isDefault: false,
  isHealthy: true,
  minRial: 10_000,
  maxRial: 500_000_000,
  ...more,
});
const down = gateway('down', { isHealthy: false, isDefault: true });
const small = gateway('small', { maxRial: 100_000 });
const large = gateway('large', { minRial: 50_000, isDefault: true });

it.each([
  [down, 20_000, 'down'],
  [small, 9_999, 'too-little'],
  [small, 100_001, 'too-much'],
  [small, 100_000, undefined],
  [small, undefined, undefined],
])('R-325 says why %j cannot take %s Rial: %s', (one, amountRial, refusal) => {
  expect(gatewayRefusal(one, amountRial)).toBe(refusal);
});

it('R-325 lists healthy gateways first and chooses none that cannot take the amount', () => {
  expect(sortGateways([down, small, large]).map(({ id }) => id)).toEqual(['small', 'large', 'down']);
  expect(chooseGateway([down, small, large], 60_000, undefined)?.id).toBe('large');
  expect(chooseGateway([down, small, large], 60_000, 'small')?.id).toBe('small');
  expect(chooseGateway([down, small, large], 200_000, 'small')?.id).toBe('large');
  expect(chooseGateway([down, small, large], 20_000, 'large')?.id).toBe('small');
  expect(chooseGateway([down], 20_000, 'down')).toBeUndefined();
});

it.each([
  [undefined, [large], { reason: 'required' }],
  [5_000_000, [down], { reason: 'no-gateway' }],
  [40_000, [large], { reason: 'too-little', limitRial: 50_000 }],
  [40_000, [small, large], undefined],
  [600_000_000, [small, large], { reason: 'too-much', limitRial: 500_000_000 }],
  [3_000_000_000, [gateway('any', { maxRial: 9e12 })], { reason: 'too-much', limitRial: 2_000_000_000 }],
])('R-326 a top-up of %s Rial is refused as %j', (amountRial, gateways, refusal) => {
  expect(topUpRefusal(amountRial, gateways as readonly GatewayFacts[])).toEqual(refusal);
});

it('R-327 the parts are whole, make up the amount, and stay within the credit and the gateway’s limits', () => {
  const rial = fc.integer({ min: 1, max: 3_000_000_000 });
  fc.assert(
    fc.property(rial, fc.nat({ max: 3_000_000_000 }), rial, rial, (amountRial, freeRial, one, other) => {
      const [minRial, maxRial] = [Math.min(one, other), Math.max(one, other)];
      const split = splitPayment(amountRial, freeRial, { minRial, maxRial });
      if (split === undefined) return;
      const { walletRial, bankRial } = split;
      expect(walletRial + bankRial).toBe(amountRial);
      expect(walletRial).toBeGreaterThanOrEqual(0);
      expect(walletRial).toBeLessThanOrEqual(freeRial);
      if (bankRial > 0) {
        expect(bankRial).toBeGreaterThanOrEqual(minRial);
        expect(bankRial).toBeLessThanOrEqual(maxRial);
      }
    }),
  );
});

it.each([
  [100_000, 300_000, large, { walletRial: 100_000, bankRial: 0 }],
  [300_000, 100_000, large, { walletRial: 100_000, bankRial: 200_000 }],
  [300_000, 290_000, large, { walletRial: 250_000, bankRial: 50_000 }],
  [40_000, 10_000, large, undefined],
  [300_000, 0, small, undefined],
  [300_000, 299_999, undefined, undefined],
  [300_000, 300_000, undefined, { walletRial: 300_000, bankRial: 0 }],
])('R-327 splits %d Rial with %d in the wallet', (amountRial, freeRial, one, split) => {
  expect(splitPayment(amountRial, freeRial, one)).toEqual(split);
});
