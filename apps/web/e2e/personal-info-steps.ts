import type { Page } from '@playwright/test';
import { expect } from './product';

export const PROFILE_CALL = '/api/v1/customers/profile';

export async function register(page: Page): Promise<void> {
  await page.getByLabel('نام', { exact: true }).fill('نوید');
  await page.getByLabel('نام خانوادگی').fill('رضایی');
  await page.getByLabel('قوانین و مقررات بازار را می‌پذیرم.').check();
  await page.getByRole('button', { name: 'ثبت‌نام', exact: true }).click();
  await page.getByRole('button', { name: 'بعداً' }).click();
}

/** Changes the profile as another tab of the same person would. */
export async function changeElsewhere(page: Page, change: Readonly<Record<string, string>>): Promise<void> {
  const status = await page.evaluate(
    async ([path, changed]) => {
      const { kind, firstName, lastName, version } = await (await fetch(path)).json();
      const body = JSON.stringify({ kind, firstName, lastName, version, ...changed });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'PUT', headers, body })).status;
    },
    [PROFILE_CALL, change] as const,
  );
  expect(status).toBe(200);
}

/** Returns a picture of the given size as a file. */
export async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      context?.fillRect(w / 4, h / 4, w / 2, h / 2);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
