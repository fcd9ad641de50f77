import { describe, expect, it } from 'vitest';
import { parseListAddress } from '@/entities/catalogue-filter/address/list-address';
import { listData } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { noteText } from '@/entities/catalogue-filter/panel/filter-warnings';
import { withResultCounts } from './counts-without-filter';
import { toChips } from './list-chips';

const query =
  'f=p-bore:20~30@u-mm&f=p-seal:o-rs&confirmedOnly=true&saleCityIds=city-tehran&priceKind=OnRequest';

describe('the chips of a list', () => {
  const parsed = parseListAddress(new URLSearchParams(query)).address;
  const chips = toChips(listData({ filter: { ...parsed.filter, pageNumber: 4 } }));

  it('R-048 describes the filter in words', () => {
    expect(chips.map(({ title, value }) => [title, value])).toEqual([
      ['قطر داخلی', '۲۰ تا ۳۰'],
      ['نوع آب‌بند', 'لاستیکی دوطرفه 2RS'],
      ['شهر فروش', 'تهران'],
      ['قیمت', 'استعلام قیمت'],
      [undefined, 'تأمین‌کنندهٔ تأییدشده'],
    ]);
  });

  it('R-048 links to the list without it, on its first page', () => {
    expect(chips[0]?.href.split('?')[1]).toBe(
      'f=p-seal:o-rs&saleCityIds=city-tehran&priceKind=OnRequest&confirmedOnly=true',
    );
  });

  it('shows the result count without it, where it was counted', () => {
    const [bore, seal] = withResultCounts(chips, new Map([['f:p-bore', 158]]), 136);
    expect(bore?.removal).toEqual({ text: '+۲۲', spoken: 'با برداشتن آن ۱۵۸ محصول' });
    expect(seal?.removal).toBeUndefined();
  });

  it('R-045 reports how much of an address was ignored', () => {
    const { notes } = parseListAddress(new URLSearchParams('f=x&f=p-bore:30~20&sort=cheap'));
    const text = noteText(notes, listData());
    expect(text).toContain('۲ بخش از آدرس خوانده نشد');
    expect(text).toContain('جای آن دو عوض شد');
  });
});
