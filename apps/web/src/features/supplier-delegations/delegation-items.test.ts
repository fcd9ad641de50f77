import { describe, expect, it } from 'vitest';
import { NOW_MS } from '@/testing/record-fixtures';
import { brandsIn, toDelegationItem } from './delegation-items';
import { ended, geography, inProvinces, nationwide, pending } from './delegations.fixtures';

const karaj = { cityId: 'city-karaj', stateId: 'state-alborz', name: 'کرج' };
const tehran = { cityId: 'city-tehran', stateId: 'state-tehran', name: 'تهران' };
const all = [nationwide, inProvinces, pending, ended];

describe('the list of delegations', () => {
  it('counts only brands valid in the city', () => {
    expect(brandsIn(all, karaj, NOW_MS)).toEqual(['SKF', 'ذوب‌آهن اصفهان']);
    expect(brandsIn(all, tehran, NOW_MS)).toEqual(['SKF']);
    expect(brandsIn([pending, ended], karaj, NOW_MS)).toEqual([]);
  });

  it('greys what is not valid, with the reason for the selected city', () => {
    const views = all.map((one) => toDelegationItem(one, geography, { requested: tehran, nowMs: NOW_MS }));
    expect(views.map(({ isGone, answer }) => [isGone, answer?.isYes])).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [true, false],
    ]);
    expect(views[1]?.answer?.text).toContain('در دامنهٔ آن نیست');
    expect(views[3]?.answer?.text).toContain('پایان یافته');
  });

  it('treats a delegation the catalogue still calls active as expired by its date', () => {
    const late = toDelegationItem({ ...ended, state: 'Active' }, geography, { nowMs: NOW_MS });
    expect([late.isGone, late.state, late.answer]).toEqual([true, 'پایان‌یافته', undefined]);
  });
});
