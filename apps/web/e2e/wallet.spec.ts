import type { TestInfo } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { logIn, startSession } from './log-in';
import { expect, test } from './product';
import { look } from './screens';
import { atBank, BANK, certainty, decideAtBank, followMoney, letPass, topUp, WALLET } from './wallet-steps';

/** A number nobody else has, also on a second run. */
const mobileOf = ({ project, retry }: TestInfo, digit: number) =>
  `0912000${project.name === 'phone' ? '04' : '03'}${3 + retry}${digit}`;

test(
  'R6 R7 a top-up is paid, left, refused, told twice, and charged once each time',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await startSession(page, product, mobileOf(info, 1));
    const sent = followMoney(page);
    await page.goto(WALLET);
    await expect(page.locator('#ledger')).toContainText('بدون تراکنش');

    await test.step('pressed twice it makes one payment', async () => {
      const go = page.locator('#top-up').getByRole('button', { name: /^رفتن به بانک کویر، ۵۰۰٬۰۰۰/ });
      await expect(go).toBeEnabled();
      await go.dblclick();
      await atBank(page);
      expect(sent()).toEqual(['wallettransactions/charge-by-user', 'onlinepayments/request']);
    });
    await test.step('paid: the sentence, the reference, the credit and the ledger agree', async () => {
      await decideAtBank(page, BANK.pay);
      await expect(page).toHaveURL(/\/profile\/wallet\?paymentId=/);
      await expect(certainty(page)).toContainText('پرداخت انجام شد؛ ۵۰۰٬۰۰۰ تومان به کیف پول شما افزوده شد.');
      await expect(certainty(page)).toContainText('موجودی اکنون ۵۰۰٬۰۰۰ تومان است.');
      await expect(certainty(page)).toContainText('شمارهٔ مرجع بانک');
      await expect(page.locator('#credit')).toContainText('۵٬۰۰۰٬۰۰۰ ریال؛ پانصد هزار تومان');
      await expect(page.locator('#ledger')).toContainText('+۵۰۰٬۰۰۰');
      await look(page, info, 'wallet-paid');
      expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    });
    await test.step('left at a bank that is reached by a form: no error, and no charge', async () => {
      await topUp(page, '۲۰۰۰۰۰', 'بانک البرز');
      await decideAtBank(page, BANK.cancel);
      await expect(certainty(page)).toContainText('در بانک از پرداخت گذشتید');
      await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    });
    await test.step('refused by the bank, then paid at another gateway that calls twice', async () => {
      await certainty(page).getByRole('button', { name: 'پرداخت دوباره' }).click();
      await atBank(page);
      await decideAtBank(page, BANK.refuse);
      await expect(certainty(page)).toContainText('بانک آن را نپذیرفت.');
      await look(page, info, 'wallet-refused');
      await certainty(page).getByRole('button', { name: 'درگاه دیگر' }).click();
      await certainty(page).getByRole('radio', { name: 'بانک کویر' }).check();
      await certainty(page)
        .getByRole('button', { name: /^رفتن به بانک کویر/ })
        .click();
      await atBank(page);
      await decideAtBank(page, BANK.payTwice);
      await expect(certainty(page)).toContainText('پرداخت انجام شد؛ ۲۰۰٬۰۰۰ تومان');
      await expect(page.locator('#credit')).toContainText('هفتصد هزار تومان');
    });
    await test.step('the filter is in the address, and the file has every line', async () => {
      await page.locator('#ledger').getByRole('button', { name: 'برداشت' }).click();
      await expect(page).toHaveURL(/direction=Out/);
      await expect(page.locator('#ledger')).toContainText('در این بازه تراکنشی نیست.');
      await page.locator('#ledger').getByRole('button', { name: 'واریز' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'دریافت تراکنش‌ها به صورت CSV' }).click();
      expect((await download).suggestedFilename()).toBe('wallet.csv');
    });
    await test.step('a plan: its tax is told, the wallet pays first and the bank the rest', async () => {
      await page.locator('#plans').getByRole('button', { name: '۱ ماهه' }).click();
      await page.getByRole('button', { name: /^گرفتن «طرح حرفه‌ای خریدار/ }).click();
      await expect(certainty(page)).toContainText('با ۲۰۰٬۰۰۰ تومان مالیات');
      await expect(certainty(page)).toContainText('۷۰۰٬۰۰۰ تومان هم از کیف پول');
      await look(page, info, 'wallet-plan');
      await certainty(page).getByRole('button', { name: 'رفتن به بانک کویر، ۱٬۵۰۰٬۰۰۰ تومان' }).click();
      await atBank(page);
      await decideAtBank(page, BANK.pay);
      await expect(certainty(page)).toContainText('پرداخت انجام شد');
      await expect(page.locator('#credit')).toContainText('صفر تومان');
    });
    for (const width of info.project.name === 'phone' ? [] : [768]) {
      await page.setViewportSize({ width, height: 1024 });
      await look(page, info, `wallet-${width}`);
    }
  },
);

test('R6 whoever never comes back, goes back or loses the net sees the same truth', async ({
  page,
  product,
  context,
}, info) => {
  await startSession(page, product, mobileOf(info, 2));
  const sent = followMoney(page);
  await page.goto(WALLET);

  await test.step('Back from the bank: the payment is open there, and no other can start', async () => {
    await topUp(page, '۳۰۰۰۰۰', 'بانک البرز');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(WALLET));
    await page.reload();
    await expect(certainty(page)).toContainText('پرداخت شما در صفحهٔ بانک باز است.');
    await expect(certainty(page).getByRole('button', { name: 'پرداخت دوباره' })).toHaveCount(0);
    await page
      .locator('#top-up')
      .getByRole('button', { name: /^رفتن به/ })
      .click();
    await expect(page).toHaveURL(/paymentId=/);
    expect(sent()).toEqual(['wallettransactions/charge-by-user', 'onlinepayments/request']);
    await certainty(page).getByRole('button', { name: 'بازگشت به صفحهٔ بانک' }).click();
    await atBank(page);
  });
  await test.step('paid without coming back: told when the attempt has ended', async () => {
    await page.getByRole('button', { name: BANK.payAndStay, exact: true }).click();
    await expect(page.getByText('سایت پذیرنده از این پرداخت خبر ندارد')).toBeVisible();
    await page.goto(WALLET);
    await expect(certainty(page)).toContainText('پرداخت شما در صفحهٔ بانک باز است.');
    await letPass(product, 16 * 60);
    await page.reload();
    await expect(page.locator('#unfinished')).toContainText('۳۰۰٬۰۰۰');
    await page.getByRole('button', { name: 'پرداخت دوباره «شارژ کیف پول»' }).click();
    await expect(certainty(page)).toContainText('بانک پول را پس داد.');
    await look(page, info, 'wallet-reversed');
  });
  await test.step('the net is cut while the bank is asked', async () => {
    await topUp(page, '۱۰۰۰۰۰', 'بانک کویر');
    await decideAtBank(page, BANK.payLate);
    await expect(certainty(page)).toContainText('بانک هنوز نتیجه را نگفته است؛ در حال بررسی هستیم.');
    await expect(certainty(page).getByRole('button', { name: 'پرداخت دوباره' })).toBeDisabled();
    await look(page, info, 'wallet-checking');
    await context.setOffline(true);
    await letPass(product, 20);
    await expect(certainty(page)).toContainText('در حال بررسی');
    await context.setOffline(false);
    await expect(certainty(page)).toContainText('پرداخت انجام شد؛ ۱۰۰٬۰۰۰ تومان');
    const twice = sent().filter((each) => each === 'wallettransactions/charge-by-user');
    expect(twice).toHaveLength(2);
  });
});

test('a session that ends in the middle leads to the login and back, with what was typed', async ({
  page,
  product,
  context,
}, info) => {
  const mobile = mobileOf(info, 3);
  await startSession(page, product, mobile);
  await page.goto(WALLET);
  const field = page.locator('#top-up').getByLabel('مبلغ دلخواه');
  await field.fill('۱۲۳۰۰۰');
  // A read that is still on its way would meet the ended session first, and lead to the login before the press.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page
    .locator('#top-up')
    .getByRole('button', { name: /^رفتن به/ })
    .click();
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fwallet/);
  await page.waitForLoadState('networkidle');
  await logIn(page, product, mobile);
  await expect(page).toHaveURL(new RegExp(`${WALLET}$`));
  await expect(field).toHaveValue('۱۲۳٬۰۰۰');
  await page
    .locator('#top-up')
    .getByRole('button', { name: /^رفتن به/ })
    .click();
  await atBank(page);
  await decideAtBank(page, BANK.pay);
  await expect(certainty(page)).toContainText('۱۲۳٬۰۰۰ تومان به کیف پول شما افزوده شد.');
});
