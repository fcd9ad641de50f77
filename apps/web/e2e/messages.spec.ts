import type { Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { axeViolations } from './axe-violations';
import { logIn, startSession } from './log-in';
import { expect, type Product, test } from './product';

const QUESTION = 'سلام، دویست عدد تا پایان آذر آماده می‌شود؟';
const REPLY = 'گواهی اصالت هم لازم داریم.';

test(
  'a question asked before the login is sent once after it, gets a reply, and is never lost',
  { tag: '@phone' },
  async ({ page, product }, info) => {
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
      await thread.getByRole('button', { name: 'دوباره بفرست' }).click();
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
      // Beside the list the newest conversation that is read stays open.
      await expect(thread).toHaveCount(isPhone ? 0 : 1);
      await expect(row).toBeVisible();
    });
  },
);

test('a message with two files arrives once over a failing net, and is edited while it may be', async ({
  page,
  product,
}, info) => {
  await startSession(page, product, `09174000${info.retry}12`);
  const id = await begin(page, 'پرسش از پشتیبانی');
  const thread = page.getByRole('log');
  const item = thread.getByRole('article').filter({ hasText: 'نقشه و گواهی پیوست است' });
  await page.goto(`/profile/messages?conversation=${id}`);
  await page.getByRole('button', { name: 'پیوست فایل' }).click();
  await product.fault({ path: '/api/v1/files', method: 'POST', status: 503, times: 1 });
  await page.locator('input[type=file]').setInputFiles([pdf('نقشه.pdf'), pdf('گواهی.pdf')]);
  await page.getByLabel(/^پاسخ به/).fill('نقشه و گواهی پیوست است.');
  await page.keyboard.press('Control+Enter');
  await expect(item.getByText('پس از رسیدن فایل‌ها فرستاده می‌شود')).toBeVisible();
  // One file alone failed, and alone it is sent again.
  await expect(item.getByRole('link')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await item.getByRole('button', { name: /^فرستادن دوبارهٔ/ }).click();
  await expect(item.getByText('ارسال‌شده')).toBeVisible();
  await page.reload();
  await expect(item).toHaveCount(1);
  await expect(item.getByRole('link')).toHaveCount(2);

  const edited = thread.getByRole('article').filter({ hasText: 'سه گواهی' });
  await test.step('the edit lasts over a reload, and is stored', async () => {
    await item.getByRole('button', { name: 'ویرایش' }).click();
    await page.getByLabel('متن پیام').fill('نقشه و سه گواهی پیوست است.');
    await page.reload();
    await expect(page.getByLabel('متن پیام')).toHaveValue('نقشه و سه گواهی پیوست است.');
    await page.getByRole('button', { name: 'ذخیرهٔ متن' }).click();
    await expect(edited.getByText('ویرایش‌شده')).toBeVisible();
  });
  await test.step('when its time is over, the typed text goes to the reply', async () => {
    await passTime(product, 16 * 60);
    await edited.getByRole('button', { name: 'ویرایش' }).click();
    await page.getByLabel('متن پیام').fill('دیر شد.');
    await page.getByRole('button', { name: 'ذخیرهٔ متن' }).click();
    // Support has answered meanwhile; the next press is over what is there now.
    await expect(page.getByText('گفت‌وگو از آن زمان تغییر کرده است.')).toBeVisible();
    await page.getByRole('button', { name: 'ذخیرهٔ متن' }).click();
    await page.getByRole('button', { name: 'بردن متن به پاسخ' }).click();
    await expect(page.getByLabel(/^پاسخ به/)).toHaveValue('دیر شد.');
    expect([await sidewaysPx(page), await axeViolations(page)]).toEqual([0, []]);
  });
});

test(
  'a long thread is read in parts without a jump, and the list works by keyboard alone',
  {
    tag: '@phone',
  },
  async ({ page, product }, info) => {
    const isPhone = info.project.name === 'phone';
    await startSession(page, product, `09174000${info.retry}${isPhone ? 21 : 22}`);
    const other = await begin(page, 'پرسش دیگر');
    const id = await begin(page, 'گفت‌وگوی دراز');
    const { rootId } = await lastOf(page, id);
    for (let no = 2; no <= 56; no += 1) await say(page, { rootId, text: `پیام شمارهٔ ${no}` });
    const thread = page.getByRole('log');
    const rows = page.getByRole('list', { name: 'گفت‌وگوها' });
    await page.goto('/profile/messages');

    await test.step('by keyboard: to the search, the rows and the thread', async () => {
      await expect(rows.getByRole('link')).toHaveCount(2);
      await expect(page.getByText('۲ گفت‌وگو', { exact: true })).toBeVisible();
      if (!isPhone) {
        await page.keyboard.press('/');
        await expect(page.getByRole('searchbox', { name: 'جستجو در پیام‌ها' })).toBeFocused();
        await page.keyboard.insertText('شمارهٔ ۵۵');
        await expect(page).toHaveURL(/term=/);
        await expect(rows.getByRole('link')).toHaveCount(1);
      }
      await rows.getByRole('link').first().focus();
      await page.keyboard.press('Enter');
      await expect(thread.getByText('پیام شمارهٔ 56')).toBeInViewport();
      await expect(thread.getByRole('article')).toHaveCount(50);
    });
    await test.step('older messages come in above, and what is read stays', async () => {
      const first = thread.getByRole('article').first();
      const anchor = await first.textContent();
      await first.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(thread.getByRole('article')).toHaveCount(56);
      const same = thread
        .getByRole('article')
        .filter({ hasText: anchor ?? '' })
        .first();
      await expect(same).toBeInViewport();
    });
    await test.step('archived and hidden, and both undone', async () => {
      await page.getByRole('button', { name: 'بایگانی', exact: true }).click();
      await page.getByRole('button', { name: 'برگرداندن' }).click();
      await page.goto('/profile/messages');
      await expect(rows.getByRole('link')).toHaveCount(2);
      const row = page.locator(`a[href$="conversation=${other}"]`);
      await row.focus();
      await page.keyboard.press('Delete');
      await expect(page.getByText('گفت‌وگو با «پشتیبانی بازار» پنهان شد.')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(row).toBeFocused();
      await page.keyboard.press('Delete');
      await page.reload();
      await expect(rows.getByRole('link')).toHaveCount(1);
      await page.reload();
      await expect(rows.getByRole('link')).toHaveCount(1);
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
  expect(await answer.text()).not.toContain('جستجو در گفت‌وگوها');
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

async function passTime({ settings }: Product, advanceSeconds: number): Promise<void> {
  const body = JSON.stringify({ advanceSeconds });
  await fetch(`${settings.CATALOGUE_API_URL}/__sandbox/clock`, { method: 'POST', body });
}

/** Begins a conversation with support; returns its id. */
async function begin(page: Page, subject: string): Promise<string> {
  return (await say(page, { subject, text: `${subject}: سلام` })).conversationId;
}

async function say(page: Page, message: object): Promise<{ conversationId: string }> {
  const id = crypto.randomUUID();
  const answer = await page.request.post('/api/v1/conversations', {
    data: { clientMessageId: id, ...message },
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': id },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function lastOf(page: Page, conversationId: string): Promise<{ rootId: string }> {
  const answer = await page.request.get(`/api/v1/conversations/thread/flat?conversationId=${conversationId}`);
  return (await answer.json()).items[0];
}

function pdf(name: string) {
  const text = `%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
