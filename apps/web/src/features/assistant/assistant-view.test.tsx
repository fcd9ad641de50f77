import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  address,
  failedResults,
  longSeller,
  noProducts,
  otherUnits,
  ready,
  sentence,
  understanding,
} from './assistant.fixtures';
import { AssistantView } from './assistant-view';

const html = (change: Parameters<typeof ready>[0] = {}) =>
  renderToStaticMarkup(<AssistantView address={address} result={ready(change)} />);

it('R-571 every chip says the words it came from, and the sentence stays as typed', () => {
  const page = html();
  for (const words of ['بلبرینگ', 'قطر داخلی ۲۵ تا ۳۰ میلی‌متر', '۵۰۰ عدد', 'دونه‌ای زیر دو میلیون'])
    expect(page).toContain(`از «${words}»`);
  expect(page).toContain(`>${sentence}</textarea>`);
  expect(page).toContain('«کم‌صدا»');
  expect(page).not.toContain('هوش مصنوعی');
});

it('R-572 ticks the preferences of each product, and counts what has no price', () => {
  const page = html();
  expect(page.match(/data-met="true"/g)).toHaveLength(2);
  expect(page).toContain('۳۴ محصول از ۱۱ تأمین‌کننده، ترجیح‌ها بالاتر.');
  expect(page).toContain('۳ محصول دیگر قیمت اعلام نکرده‌اند.');
});

it('the city of a seller stands apart from its name, so that a long name cannot push it out', () => {
  const page = html({ results: longSeller });
  expect(page).toMatch(/ class="seller">[^<]*و شرکا<\/span><span class="city"><span>، <\/span>بندر ماهشهر</);
});

it('R-572 says how many products the rows leave out, and leads to them', () => {
  expect(html()).toMatch(/<a href="\/products\/category\/[^"]*">۲۸ محصول دیگر<\/a>/);
});

it('keeps the sentence where it could not be understood, without a legend for underlines it has not', () => {
  const page = renderToStaticMarkup(<AssistantView address={address} result={{ state: 'failed' }} />);
  expect(page).toContain(`>${sentence}</textarea>`);
  expect(page).toContain('پاک کردن جمله');
  expect(page).not.toContain('data-mark');
  expect(html()).toContain('data-mark="hard"');
});

it('keeps chips and request where the results cannot be read', () => {
  const page = html({ results: failedResults });
  expect(page).toContain('محصول‌ها خوانده نشد.');
  expect(page).toContain('تأمین‌کنندگان خوانده نشدند.');
  expect(page).toContain('۲۵ تا ۳۰');
  expect(page).toContain('درخواست با همین مشخصات');
  expect(page).not.toContain('هیچ‌کدام دقیقاً');
});

it('R-571 names each condition that can be dropped where nothing has them all', () => {
  const page = html({ results: noProducts });
  expect(page).toContain('بدون قطر داخلی ۲۵ تا ۳۰ mm');
  expect(page).toContain('بدون تحویل تهران');
  expect(page).not.toContain('هیچ‌کدام دقیقاً');
  expect(html()).toContain('هیچ‌کدام دقیقاً');
});

it('offers the search and the areas where no category is named', () => {
  const page = html({
    understanding: { ...understanding, category: undefined },
    category: undefined,
    results: undefined,
  });
  expect(page).toContain('در این جمله دسته‌ای نشناختم');
  expect(page).toContain('/category/categoryType/Product');
});

it('shows the groups of the areas where there is no result, instead of the areas alone', () => {
  const areas = [{ area: 'Product', groups: [{ text: 'بلبرینگ', href: '/category/c-1/x' }] }] as const;
  const plain = renderToStaticMarkup(<AssistantView address={{ ...address, sentence: '' }} areas={areas} />);
  expect(plain).toContain('href="/category/c-1/x"');
  expect(plain).toContain('همهٔ محصولات');
  const nothing = ready({
    understanding: { ...understanding, category: undefined },
    category: undefined,
    results: undefined,
  });
  const page = renderToStaticMarkup(<AssistantView address={address} result={nothing} areas={areas} />);
  expect(page.match(/\/category\/categoryType\/Product"/g)).toHaveLength(1);
  expect(html()).not.toContain('همهٔ محصولات');
});

it('R-571 R-573 the chip of a price says the unit it is for', () => {
  expect(html()).toContain('قیمت هر عدد');
  const parts = understanding.parts.map((part) => {
    if (part.kind !== 'price') return part;
    const { tradeUnitId: _id, unitTitle: _title, ...price } = part;
    return price;
  });
  expect(html({ understanding: { ...understanding, parts } })).toContain('قیمت هر واحد');
});

it('R-573 says how many prices are for another unit than the limit', () => {
  expect(html({ results: otherUnits })).toContain('قیمت ۲ محصول به واحد دیگری است');
  expect(html()).not.toContain('به واحد دیگری است');
});
