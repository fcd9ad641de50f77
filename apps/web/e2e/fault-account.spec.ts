import type { TestInfo } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
import { expect, test } from './product';
import { look } from './screens';

/** A number nobody else has, also on a second run. */
const mobileOf = ({ retry }: TestInfo) => `091200076${10 + retry}`;
/** A screen, what it says while nothing it reads is of the contract, and what it says once it is. */
const screens = [
  [
    '/profile/wallet',
    ['موجودی خوانده نشد.', 'درگاه‌ها خوانده نشد.', 'طرح‌ها خوانده نشد.', 'تراکنش‌ها خوانده نشد.'],
    'بدون تراکنش',
  ],
  ['/profile/directorder', ['درخواست‌های شما خوانده نشد.'], 'هنوز درخواستی نداده‌اید.'],
] as const;

test('R-410 R-411 the wallet and the requests on a service whose every response has another shape: they say so, and heal', async ({
  page,
  product,
}, info) => {
  await startSession(page, product, mobileOf(info));
  for (const [path, said, healed] of screens) {
    await product.fault({ kind: 'wrong-shape', method: 'GET' });
    try {
      await page.goto(path);
      for (const text of said) await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText('مشکلی در ارائهٔ خدمت پیش آمد')).toHaveCount(0);
    } finally {
      await product.clearFaults();
    }
    await expect(async () => {
      const again = page.getByRole('button', { name: 'تلاش دوباره' });
      if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
      await expect(page.getByText(healed).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  await test.step('R-415 a plan that is taken shows its share of the month at once', async () => {
    await page.goto('/profile/wallet');
    const plans = page.locator('#plans');
    await plans.getByRole('button', { name: /^گرفتن «طرح پایهٔ خریدار/ }).click();
    await expect(plans.getByRole('progressbar').first()).toHaveAttribute(
      'aria-valuetext',
      '۰ از ۱ به کار رفته، ۱ مانده',
    );
    await expect(plans.getByRole('button', { name: /^ارتقا/ }).first()).toBeVisible();
    expect(await axeViolations(page, { isStrict: true })).toEqual([]);
    await look(page, info, 'wallet-plan');
  });
});
