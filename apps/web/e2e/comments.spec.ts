import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
import { expect, type Product, test } from './product';

const PAGE = 'pg-how-it-work';
const QUESTION = 'لقی C3 برای دور بالا بهتر نیست؟';
const ANSWER = 'بله؛ وقتی گرم می‌شود، لقی کم می‌شود.';
const REPLY = 'سپاس. برای دور ۳۰۰۰ هم همین است؟';

/** Advances the catalogue's clock past the time a comment waits for its approval. */
async function approve({ settings }: Product): Promise<void> {
  const body = JSON.stringify({ advanceSeconds: 11 });
  await fetch(`${settings.CATALOGUE_API_URL}/__sandbox/clock`, { method: 'POST', body });
}

test('an answer to my comment is marked as new; my reply over a cut net keeps its words and arrives once', async ({
  page,
  product,
  browser,
}, info) => {
  const headers = { origin: product.settings.SITE_URL };
  const say = async (who: typeof page, data: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const sent = await who.request.post('/api/v1/pagecomments', { headers: { ...headers, ...key }, data });
    return (await sent.json()) as { id: string };
  };
  await startSession(page, product, `0917200010${info.retry}`);
  const { id } = await say(page, { pageId: PAGE, text: QUESTION });
  await say(page, { pageId: PAGE, text: 'تماس بگیرید ۰۹۱۲۱۲۳۴۵۶۷' });
  await approve(product);
  const other = await browser.newPage({ baseURL: product.settings.SITE_URL });
  await startSession(other, product, `0917200020${info.retry}`);
  await say(other, { pageId: PAGE, parentId: id, text: ANSWER });
  await other.close();
  await approve(product);

  await page.goto('/profile/comments');
  const thread = page.getByRole('list', { name: /^دیدگاه‌های شما در/ });
  const answer = thread.getByRole('article').filter({ hasText: ANSWER });
  await expect(answer).toContainText('تازه');
  await expect(thread.getByText('دلیل: شمارهٔ تماس در دیدگاه پذیرفته نیست.')).toBeVisible();
  await expect(answer.getByRole('link', { name: /دیدن در صفحه/ })).toHaveAttribute('href', /#cm-/);
  expect(await axeViolations(page)).toEqual([]);

  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/pagecomments$/.test(request.url()))
      writes.push(request.headers()['idempotency-key'] ?? '');
  });
  const field = page.getByLabel('متن دیدگاه');
  await answer.getByRole('button', { name: /^پاسخ/ }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(REPLY);
  await page.context().setOffline(true);
  const send = page.getByRole('button', { name: 'فرستادن' });
  await send.click();
  await expect(page.getByText(/ارتباط برقرار نیست/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(field).toHaveValue(REPLY);
  await send.click();
  const mine = thread.getByRole('article').filter({ hasText: REPLY });
  await expect(mine).toContainText('در انتظار تأیید');
  await expect(field).toHaveCount(0);
  expect([writes.length, new Set(writes).size]).toEqual([2, 1]);
  await page.reload();
  await expect(mine).toHaveCount(1);
  // Seen once: no longer new.
  await expect(answer).toBeVisible();
  await expect(answer.getByText('تازه', { exact: true })).toHaveCount(0);
});
