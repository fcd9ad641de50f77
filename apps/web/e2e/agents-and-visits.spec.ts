import type { Page, TestInfo } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
import { expect, test } from './product';
import { look } from './screens';

const OWNER = '09120000001';
const SUPPLIER = '09120000005';
const COMPANIES = '/profile/suppliers?tab=companies';
const VISITS = '/profile/suppliers?tab=visits';
/** A number nobody else has, also on a second run. */
const mobileOf = ({ project, retry }: TestInfo) => `091750000${project.name === 'phone' ? '2' : '1'}${retry}`;

test('the owner invites an agent, who sees what the preview said, and follows each change', async ({
  page,
  product,
  browser,
}, info) => {
  const mobile = mobileOf(info);
  await startSession(page, product, OWNER);
  await page.goto(COMPANIES);
  const form = page.locator('#invite');
  await form.getByLabel('موبایل').fill(mobile);
  await expect(page.locator('.u-agent-preview')).toContainText('کیف پول و طرحنمی‌بیند');
  const seen = await previewed(page);
  expect(seen).toEqual({ 'سفارش‌های مستقیم': true, 'کیف پول و طرح': false });
  await look(page, info, 'companies');
  expect(await axeViolations(page, { isStrict: true })).toEqual([]);
  await form.getByRole('button', { name: 'فرستادن دعوت' }).click();
  await expect(page.locator('#agents li[data-row]').first()).toContainText('دعوت‌شده، ۳ روز مانده');

  const agent = await (
    await browser.newContext({ locale: 'fa-IR', viewport: { width: 1440, height: 900 } })
  ).newPage();
  await startSession(agent, product, mobile);
  await test.step('the agent’s menu is what the preview said', async () => {
    await agent.goto(VISITS);
    await expect.poll(() => menuOf(agent)).toEqual(seen);
    await expect(agent.getByRole('link', { name: 'شرکت‌ها و رابط‌ها' })).toBeVisible();
  });
  await test.step('with one more permission one more section opens', async () => {
    await page.reload();
    await page
      .locator('#agents li[data-row]')
      .first()
      .getByRole('button', { name: /^ویرایش/ })
      .click();
    const sheet = page.getByRole('dialog', { name: /^ویرایش/ });
    await sheet.getByRole('checkbox', { name: /^مالی/ }).check();
    await sheet.getByRole('button', { name: 'ذخیره' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('#agents li[data-row]').first()).toContainText('هزینه و طرح را می‌پردازد');
    await agent.reload();
    await expect.poll(() => menuOf(agent)).toEqual({ 'سفارش‌های مستقیم': true, 'کیف پول و طرح': true });
  });
  await test.step('switched off, nothing of the company is left; removed, undone, it is there', async () => {
    const row = page.locator('#agents li[data-row]').first();
    await row.getByRole('button', { name: /^غیرفعال کردن/ }).click();
    await expect(row).toContainText('غیرفعال از');
    await agent.reload();
    await expect(agent.getByText(/^آمار بازدید برای شرکت‌هایی است/)).toBeVisible();
    await expect(agent.getByRole('link', { name: 'شرکت‌ها و رابط‌ها' })).toBeHidden();
    await row.getByRole('button', { name: /^ویرایش/ }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: /بازگردانی/ }).press('Enter');
    await expect(row).toContainText('غیرفعال از');
  });
  await agent.context().close();
});

test(
  'a merchant reads the visits by keyboard, by finger and as a table',
  { tag: '@phone' },
  async ({ page, product }, info) => {
    await startSession(page, product, SUPPLIER);
    await page.goto(VISITS);
    const numbers = page.getByRole('table', { name: 'بازدید صفحهٔ شرکت، به عدد' });
    await expect(numbers).toBeVisible();
    const points = page.locator('.u-chart-point');
    // The chart ends with the newest counted day: how many points there are depends on the day of the run.
    await expect(points.nth(1)).toBeAttached();
    await points.last().focus();
    await page.keyboard.press('ArrowLeft');
    const beforeLast = points.nth((await points.count()) - 2);
    await expect(beforeLast).toBeFocused();
    const [day = '', told = ''] = ((await beforeLast.getAttribute('aria-label')) ?? '').split(': ');
    await expect(page.locator('.u-chart-reading')).toContainText(day);
    await expect(numbers.getByRole('row', { name: day })).toContainText(
      /^\S+/u.exec(told)?.[0] ?? 'a number',
    );
    await look(page, info, 'visits');
    expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    if (info.project.name === 'phone') {
      const plot = page.locator('.u-chart-drawing');
      const { width = 0 } = (await plot.boundingBox()) ?? {};
      await plot.tap({ position: { x: width / 60, y: 80 } });
      await expect(points.first()).toHaveAttribute('data-read', '');
    }
    await page.getByLabel('بازه').selectOption('90');
    await page.getByRole('button', { name: 'هفته', exact: true }).click();
    await expect(page).toHaveURL(/visits=90&by=Week/);
    await expect(numbers.getByRole('columnheader', { name: 'میانگین روز' })).toBeVisible();
    await look(page, info, 'visits-weeks');
    await page.reload();
    await expect(page.getByRole('button', { name: 'هفته', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

/** Sections a company decides about. */
const DECIDED = ['سفارش‌های مستقیم', 'کیف پول و طرح'];

/** Returns what the preview of the invitation says of the sections a company decides about. */
async function previewed(page: Page): Promise<Record<string, boolean>> {
  const rows = page.locator('.u-agent-preview li');
  const told = await rows.evaluateAll((items) =>
    items.map((item) => [item.childNodes[1]?.textContent ?? '', item.hasAttribute('data-seen')] as const),
  );
  return Object.fromEntries(told.filter(([name]) => DECIDED.includes(name)));
}

/** Returns whether the same sections of a person's menu are open. */
async function menuOf(page: Page): Promise<Record<string, boolean>> {
  const menu = page.getByRole('navigation', { name: 'بخش‌های پروفایل' });
  await expect(menu).toBeVisible();
  const open = await Promise.all(
    DECIDED.map((name) => menu.getByRole('link', { name: new RegExp(`^${name}`) }).count()),
  );
  return Object.fromEntries(DECIDED.map((name, index) => [name, (open[index] ?? 0) > 0]));
}
