// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  alborz,
  answersNowMs,
  answerUnits,
  azargostar,
  declined,
  expired,
  pars,
  waiting,
} from './trade-answers.fixtures';
import { TradeAnswersView } from './trade-answers-view';

const show = (requests: readonly (typeof pars)[]) =>
  render(<TradeAnswersView state="ready" requests={requests} units={answerUnits} nowMs={answersNowMs} />);
const table = () => within(screen.getByRole('table'));
const cells = (name: RegExp, nth = 0) => {
  const head = table().getAllByRole('rowheader', { name })[nth];
  return [...(head?.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};
afterEach(cleanup);

it('puts every price in the unit of the request, and gives no total for an unknown one', () => {
  show([pars, alborz, azargostar]);
  expect(cells(/^قیمت هر واحد/, 2)).toEqual([
    '۱٬۲۹۰٬۰۰۰',
    '۱٬۲۶۲٬۰۰۰',
    '۹۳۴٬۰۰۰کمترین قیمت واحددر پاسخ: هر بسته (۱۰ عدد) ۹٬۳۴۰٬۰۰۰ تومان',
  ]);
  expect(cells(/^جمع کل/)).toEqual([
    '۴۲۷٬۰۰۰٬۰۰۰',
    '۴۰۹٬۰۴۰٬۰۰۰کمترین جمع، با ۱ انحراف۱۷٬۹۶۰٬۰۰۰ تومان کمتر از یاتاقان پارس',
    'جمع نداردقیمت قلم ۲ نیامده است.',
  ]);
});

it('marks with a reservation what deviates from the required properties, and names the property', () => {
  show([pars, alborz, azargostar]);
  expect(cells(/^قیمت هر واحد/, 0)[2]).toContain('کمترین قیمت واحد، با ۱ انحراف');
  expect(cells(/^ویژگی‌های الزامی/, 0)[2]).toContain('لقی داخلی: خواسته');
  expect(cells(/^ویژگی‌های الزامی/, 0)[0]).toBe('همهٔ ویژگی‌های الزامی برابر است');
});

it('leads to the conversation, and asks for the price that is missing', () => {
  show([pars, azargostar]);
  const links = table().getAllByRole('link', { name: /گفت‌وگو|پرسیدن/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['گفت‌وگو و اعلام پذیرش', '/profile/directorderinfo/tr-1#conversation'],
    ['پرسیدن قیمت قلم ۲', '/profile/directorderinfo/tr-3#conversation'],
  ]);
});

it('shows who has not answered, after those who have', () => {
  show([waiting, pars]);
  expect(cells(/^پاسخ$/)).toEqual([expect.stringContaining('شنبه'), 'هنوز پاسخ ندادهمعمول ۸ ساعت']);
});

it('tells beside each answer how long the supplier usually takes, and how long it holds', () => {
  show([pars, azargostar]);
  expect(cells(/^پاسخ$/).map((text) => /معمول [۰-۹]+ ساعت/.exec(text ?? '')?.[0])).toEqual([
    'معمول ۲ ساعت',
    'معمول ۲۴ ساعت',
  ]);
  for (const text of cells(/^اعتبار پاسخ/)) expect(text).toMatch(/مانده.*تا .*، [۰-۹]{2}:[۰-۹]{2}/);
});

it('R-312 praises no offer that has ended, and says in its column what became of it', () => {
  const { container } = show([pars, alborz, expired, declined]);
  // Cheapest of all in two lines, and marked in none.
  expect(cells(/^قیمت هر واحد/, 0)).toEqual([
    '۹۱۰٬۰۰۰برای ۵۰۰ عدد: ۸۷۰٬۰۰۰',
    '۸۷۴٬۰۰۰کمترین قیمت واحد',
    '۶۸۸٬۰۰۰',
    'رد شد',
  ]);
  expect(cells(/^اعتبار پاسخ/).slice(2)).toEqual(['منقضی', 'رد شد']);
  expect(cells(/^پاسخ$/)[3]).toContain('رد شد');
  expect(container.textContent).not.toContain('هنوز پاسخ نداده');
  const winners = container.querySelector('.u-answer-winners')?.textContent;
  expect(winners).toContain('یاتاقان البرز');
  expect(winners).not.toContain('بلبرینگ آذرگستر');
});

it('R-312 measures the lead of the lowest total against offers that can still be taken', () => {
  const near = { ...expired, lines: alborz.lines, answerTerms: { shippingRial: 10 } } as typeof expired;
  show([pars, alborz, near]);
  expect(cells(/^جمع کل/)[1]).toContain('۱۷٬۹۶۰٬۰۰۰ تومان کمتر از یاتاقان پارس');
});

it('R-312 an answer whose validity has run out is no offer, before the service says so', () => {
  const over = { ...alborz, validUntil: '2026-11-21T10:29:59Z' } as typeof alborz;
  show([pars, over, azargostar]);
  expect(cells(/^جمع کل/).join()).not.toContain('کمترین جمع');
});
