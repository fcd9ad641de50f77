import type { Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { axeViolations } from './axe-violations';
import { logIn } from './log-in';
import { expect, test } from './product';

const QUESTION = 'سلام، دویست عدد تا پایان آذر آماده می‌شود؟';
const REPLY = 'گواهی اصالت هم لازم داریم.';

test(
  'a question asked before the login is sent once after it, gets a reply, and is never lost',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    test.setTimeout(120_000);
    const isPhone = info.project.name === 'phone';
    const { products } = await addressesOf(product);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/conversations$/.test(request.url()))
        writes.push(request.headers()['idempotency-key'] ?? '');
    });
    const dialog = page.getByRole('dialog', { name: /^پرسش از/ });
    const thread = page.getByRole('log');

    await page.goto(products[4] ?? '');
    await expect(page.locator('[data-action="ask"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // By keyboard alone: the link, the text, and the keys that send.
    await page.getByRole('link', { name: 'پرسش از تأمین‌کننده' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('متن پرسش')).toBeFocused();
    await expect(dialog.getByLabel('موضوع')).toHaveValue(/^پرسش دربارهٔ/);
    await page.keyboard.insertText(QUESTION);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=/);
    expect(writes).toEqual([]);
    // The form of the login needs its script.
    await page.waitForLoadState('networkidle');
    await logIn(page, product, isPhone ? '09120000036' : '09120000035');
    await expect(page).toHaveURL(/\/products\/sp-/);
    await expect(dialog.getByText('پرسش شما فرستاده شد.')).toBeVisible();
    await dialog.getByRole('link', { name: 'دیدن گفت‌وگو' }).click();
    await expect(page).toHaveURL(/\/profile\/messages\?conversation=/);
    await expect(thread.getByText(QUESTION)).toHaveCount(1);
    expect(writes).toHaveLength(1);

    await test.step('keeps a reply while the catalogue fails and delivers it once', async () => {
      await product.fault({ path: '/api/v1/conversations', status: 503 });
      await page.getByLabel(/^پاسخ به/).fill(REPLY);
      await page.keyboard.press('Control+Enter');
      await expect(thread.getByText('ارسال نشد')).toBeVisible();
      await product.clearFaults();
      await page.reload();
      await thread.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(thread.getByText('ارسال نشد')).toHaveCount(0);
      await page.reload();
      await expect(thread.getByText(REPLY)).toHaveCount(1);
      expect(new Set(writes).size).toBe(2);
    });

    await test.step('the list and the thread fit the screen, and Back switches between them', async () => {
      expect([await sidewaysPx(page), await axeViolations(page)]).toEqual([0, []]);
      await page.goto('/profile/messages');
      const row = page.getByRole('list', { name: 'گفت‌وگوها' }).getByRole('link').first();
      await expect(row).toContainText(`شما: ${REPLY}`);
      expect([await sidewaysPx(page), await axeViolations(page)]).toEqual([0, []]);
      await row.click();
      await expect(thread.getByText(REPLY)).toBeVisible();
      await expect(row).toBeVisible({ visible: !isPhone });
      await page.goBack();
      await expect(thread).toHaveCount(0);
      await expect(row).toBeVisible();
    });
  },
);

test('shows no messages without a session, and no cache stores them', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const requested = '/profile/messages?new=1&objectType=Product&objectId=sp-1';
  const answer = await request.get(requested, { maxRedirects: 0 });
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).not.toContain('جست‌وجو در گفت‌وگوها');
  await page.goto(requested);
  await expect(page).toHaveURL(`/users/login?redirectPath=${encodeURIComponent(requested)}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the question about a product leads through the login to the messages page', {
    tag: '@phone',
  }, async ({ page, product }) => {
    const { products } = await addressesOf(product);
    await page.goto(products[4] ?? '');
    await page.getByRole('link', { name: 'پرسش از تأمین‌کننده' }).click();
    await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile%2Fmessages%3Fnew%3D1/);
  });
});

function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
