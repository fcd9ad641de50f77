import { readPaint } from '../../../scripts/bench/screens/page-paint.ts';
import { call } from './addresses';
import { startSession } from './log-in';
import { expect, test } from './product';

const OWN = /traderequests\/by-supplier/;

test('reads a person’s requests to a supplier only after a login and near their placeholder, without a layout shift', async ({
  page,
  product,
}) => {
  const { items } = await call<{ items: { id: string; slug: string; name: string }[] }>(
    product,
    'suppliers?pageSize=1&sort=-rank',
  );
  const [supplier = { id: '', slug: '', name: '' }] = items;
  const path = `/supplier/${supplier.id}/${encodeURIComponent(supplier.slug)}`;
  const requested: string[] = [];
  page.on('request', (request) => {
    if (OWN.test(request.url())) requested.push(request.url());
  });
  const readOn = async () => {
    await page.mouse.move(700, 450);
    // Scrolls to the end of the page, however long it takes and whatever loads on the way.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(
        await page.evaluate(() => innerHeight + scrollY + 2 - document.body.scrollHeight),
      ).toBeGreaterThan(0);
    }).toPass({ intervals: [100] });
  };
  await page.goto(path);
  await readOn();
  const place = page.getByRole('region', { name: 'درخواست‌های شما به این تأمین‌کننده' });
  await expect(place).toHaveCount(0);
  expect(requested).toEqual([]);

  await startSession(page, product, '09120000071');
  await page.goto(path);
  await readOn();
  await expect(place.getByRole('status')).toContainText('هنوز درخواستی به این تأمین‌کننده نداده‌اید');
  expect(requested.length).toBe(1);
  expect((await page.evaluate(readPaint)).shift).toBeLessThanOrEqual(0.01);
  await place.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText(supplier.name);
});
