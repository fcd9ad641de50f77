import type { Page, TestInfo } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { documentPicture } from './document-picture';
import { type Hand, pressBy, writeBy } from './personal-info';
import { expect, type Product, test } from './product';
import { look } from './screens';
import {
  acceptFirst,
  attach,
  FILTERED_LIST,
  giveDocuments,
  nextStep,
  pickFirst,
  publish,
  REQUESTS,
  review,
  startBuyer,
  suggest,
} from './trade-steps';
import { ANSWERED_SECONDS, atBank, BANK, certainty, decideAtBank, letPass } from './wallet-steps';

/** What docs/a-request-end-to-end.md shows. */
const PICTURED = ['list', 'lines', 'correction', 'fee', 'bank', 'paid', 'answers', 'agreed', 'sheet'];

interface Journey {
  readonly hand: Hand;
  readonly page: Page;
  readonly product: Product;
  readonly info: TestInfo;
}

test(
  'a filtered list becomes an agreed and printed request',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    test.setTimeout(480_000);
    await travel({ hand: 'mouse', page, product, info });
  },
);

test('the same by the keyboard alone', { tag: '@phone' }, async ({ page, product }, info) => {
  test.setTimeout(480_000);
  await travel({ hand: 'keyboard', page, product, info });
});

async function travel(journey: Journey): Promise<void> {
  const { hand, page, product, info } = journey;
  const series = (hand === 'keyboard' ? 26 : 24) + (info.project.name === 'phone' ? 1 : 0);
  await startBuyer(page, product, `0912000${series}${info.retry}9`);
  const hrefs = await test.step('the filters become a line for two suppliers', () => write(journey));
  const [covered = '', corrected = ''] = hrefs;
  const idOf = (href: string) => href.split('/').pop() ?? '';
  await review(product, idOf(covered), { isApproved: true });
  await test.step('one asks for a correction, at its field', () =>
    correct(journey, corrected, idOf(corrected)));
  await test.step('a fee is paid at the bank', () => pay(journey));
  await test.step('a fee is covered by the plan', async () => {
    await page.goto(covered);
    await expect(page.locator('#request-fee')).toContainText('پوشش طرح «طرح پایهٔ خریدار');
    await publish(hand, page);
  });
  await test.step('the answers are told, and stand side by side', () => compare(journey, corrected));
  await test.step('agreed', () => agree(journey, corrected));
  await test.step('the sheet is printed', () => print(journey));
}

/** Photographs the page; what the keyboard does looks the same. */
async function show({ hand, page, info }: Journey, name: string): Promise<void> {
  if (hand === 'keyboard') return;
  if (info.project.name === 'desktop' && PICTURED.includes(name))
    await documentPicture(page, info, `request-${name}`);
  await look(page, info, `journey-${name}`);
}

/** Writes the request from the list, and asks for confirmation. Returns the addresses of the two requests. */
async function write(journey: Journey): Promise<string[]> {
  const { hand, page } = journey;
  await page.goto(FILTERED_LIST);
  await show(journey, 'list');
  await pressBy(hand, page, page.getByRole('link', { name: 'درخواست با همین فیلترها' }));
  await pressBy(hand, page, page.getByRole('link', { name: 'ساخت درخواست' }));
  const bore = page.getByRole('group', { name: 'قطر داخلی' });
  await expect(bore.getByLabel('از')).toHaveValue('۰٫۷۵');
  await expect(bore.getByLabel('واحد')).toHaveValue('u-inch');
  await writeBy(hand, page, page.getByLabel('مقدار', { exact: true }), '۲۴۰');
  await pickFirst(hand, page, page.locator('select[id$=unitId]'));
  await acceptFirst(hand, page, 'نوع آب‌بند');
  for (const place of [0, 1])
    await suggest(hand, page, page.getByLabel('افزودن تأمین‌کننده'), 'بازرگانی', place);
  await expect(page.getByText('به ۲ تأمین‌کننده')).toBeVisible();
  await show(journey, 'lines');
  await nextStep(hand, page, 'تحویل و شرایط');
  const address = page.getByRole('radio', { name: /کارگاه اصفهان/ });
  await pressBy(hand, page, address, 'Space');
  await nextStep(hand, page, 'مدارک');
  await giveDocuments(page);
  await nextStep(hand, page, 'بازبینی');
  await pressBy(hand, page, page.getByRole('button', { name: 'درخواست تأیید' }));
  const results = page.getByRole('link', { name: /^دیدن درخواست/ });
  await expect(results).toHaveCount(2);
  await show(journey, 'sent');
  return results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function correct(journey: Journey, href: string, id: string): Promise<void> {
  const { hand, page, product } = journey;
  const sentence = 'کاربرد را بنویسید.';
  const errors = { 'lines[0].note': [sentence] };
  await review(product, id, { isApproved: false, reason: 'کاربرد کالا روشن نیست.', errors });
  await page.goto(href);
  await expect(page.locator('#next')).toContainText('کاربرد کالا روشن نیست.');
  await expect(page.locator('#request-lines')).toContainText(sentence);
  await pressBy(hand, page, page.getByRole('link', { name: 'رفتن به اصلاح' }));
  await expect(page.getByText('کاربرد کالا روشن نیست.').first()).toBeVisible();
  const note = page.getByLabel(/^یادداشت برای تأمین‌کننده/);
  await expect(note).toHaveAccessibleDescription(new RegExp(sentence));
  await show(journey, 'correction');
  await writeBy(hand, page, note, 'برای پمپ آب؛ هم‌ارز هم پذیرفته است.');
  await expect(note).not.toHaveAccessibleDescription(new RegExp(sentence));
  for (const step of ['تحویل و شرایط', 'مدارک', 'بازبینی']) await nextStep(hand, page, step);
  await pressBy(hand, page, page.getByRole('button', { name: 'درخواست تأیید' }));
  const result = page.getByRole('link', { name: /^دیدن درخواست/ });
  await expect(result).toBeVisible();
  await review(product, id, { isApproved: true });
  await pressBy(hand, page, result);
}

/** Pays the fee. By hand the bank first refuses it, then it is left there, then paid without coming back, and at last paid, with the result told twice. */
async function pay(journey: Journey): Promise<void> {
  const { hand, page, product } = journey;
  const go = page.locator('#request-fee').getByRole('button', { name: 'رفتن به بانک کویر، ۵۵۰٬۰۰۰ تومان' });
  await expect(go).toBeVisible();
  await show(journey, 'fee');
  await pressBy(hand, page, go);
  await atBank(page);
  await show(journey, 'bank');
  if (hand === 'mouse') {
    await decideAtBank(page, BANK.refuse);
    await expect(certainty(page)).toContainText('بانک آن را نپذیرفت.');
    await certainty(page).getByRole('button', { name: 'پرداخت دوباره' }).click();
    await atBank(page);
    await decideAtBank(page, BANK.cancel);
    await expect(certainty(page)).toContainText('در بانک از پرداخت گذشتید');
    await certainty(page).getByRole('button', { name: 'پرداخت دوباره' }).click();
    await atBank(page);
    const request = page.url();
    await page.getByRole('button', { name: BANK.payAndStay, exact: true }).click();
    await expect(page.getByText('سایت پذیرنده از این پرداخت خبر ندارد')).toBeVisible();
    await page.goBack();
    await page.goBack();
    expect(page.url()).not.toBe(request);
    await expect(certainty(page)).toContainText('پرداخت شما در صفحهٔ بانک باز است.');
    await letPass(product, 16 * 60);
    await page.reload();
    await expect(certainty(page)).toContainText('بانک پول را پس داد.');
    await certainty(page).getByRole('button', { name: 'پرداخت دوباره' }).click();
    await atBank(page);
  }
  await decideAtBank(page, hand === 'mouse' ? BANK.payTwice : BANK.pay);
  await expect(certainty(page)).toContainText('پرداخت انجام شد');
  await expect(certainty(page)).toContainText('شمارهٔ مرجع بانک');
  await expect(certainty(page)).toContainText('گام بعد: بازبینی و انتشار درخواست.');
  await show(journey, 'paid');
  await publish(hand, page);
}

/** Waits for the answers on another page, whose toast leads to one of them; then all are compared. */
async function compare(journey: Journey, href: string): Promise<void> {
  const { hand, page, product } = journey;
  // What is unread when a page is opened is no news.
  const read = page.waitForResponse((response) => /conversations\/unread-thread/.test(response.url()));
  await page.goto(REQUESTS);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await (await read).finished();
  await letPass(product, ANSWERED_SECONDS);
  const toast = page.getByRole('button', { name: 'دیدن درخواست' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(toast).toBeVisible({ timeout: 1_500 });
  }).toPass();
  if (hand === 'mouse') {
    await toast.click();
    await expect(page).toHaveURL(/directorderinfo/);
  }
  await page.goto(href);
  await show(journey, 'answered');
  await pressBy(hand, page, page.getByRole('link', { name: 'مقایسهٔ پاسخ‌ها' }));
  await expect(page.getByText('۲ پاسخ از ۲')).toBeVisible();
  await show(journey, 'answers');
  if (hand === 'mouse') expect(await axeViolations(page, { isStrict: true })).toEqual([]);
}

async function agree(journey: Journey, href: string): Promise<void> {
  const { hand, page, product } = journey;
  await page.goto(href);
  const reply = page.locator('#request-reply');
  await writeBy(hand, page, reply, 'موافقم.');
  if (hand === 'mouse') {
    await page.getByRole('button', { name: 'پیوست فایل' }).click();
    await attach(page.locator('#conversation input[type=file]'), 'drawing.pdf');
    await expect(page.locator('#conversation').getByText(/^رسید · /)).toBeVisible();
  }
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/conversations'),
  );
  await reply.press('ControlOrMeta+Enter');
  await expect(page.locator('#conversation').getByText('موافقم.')).toBeVisible();
  // The message is drawn before the service has it.
  await sent;
  await letPass(product, ANSWERED_SECONDS);
  await page.reload();
  await expect(page.locator('#request-events')).toContainText('توافق شد');
  const files = page.locator('#conversation').getByRole('link', { name: /drawing\.pdf/ });
  await expect(files).toHaveCount(hand === 'mouse' ? 1 : 0);
  await show(journey, 'agreed');
}

async function print(journey: Journey): Promise<void> {
  const { hand, page, info } = journey;
  await pressBy(hand, page, page.getByRole('link', { name: 'گزارش سفارش' }).first());
  await expect(page.getByRole('img', { name: /کد دوبعدی/ })).toBeVisible();
  await show(journey, 'sheet');
  const path = `test-results/screens/${info.project.name}-request-${hand}.pdf`;
  const sheet = (await page.pdf({ path, format: 'A4', printBackground: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  if (hand === 'mouse') expect(await axeViolations(page, { isStrict: true })).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'چاپ یا ذخیرهٔ PDF' })).toBeHidden();
  const paper = page.getByRole('article');
  for (const words of ['۲۴۰', 'توافق', 'برای پمپ آب', '۱٫۲']) await expect(paper).toContainText(words);
  await page.emulateMedia({ media: 'screen' });
}
