import type { FrameLocator } from '@playwright/test';

/** One thing a visitor does on a screen, and the story that is shown afterwards. */
export interface Step {
  readonly does: string;
  readonly act: (screen: FrameLocator) => Promise<void>;
  readonly shows: string;
}

export interface Flow {
  readonly name: string;
  /** Story that is opened. */
  readonly begin: string;
  readonly steps: readonly Step[];
}

const press = (does: string, selector: string, shows: string): Step => ({
  does,
  act: (screen) => screen.locator(selector).locator('visible=true').first().click(),
  shows,
});

/** What a visitor comes for, from screen to screen, as in the shop. */
export const flows: readonly Flow[] = [
  {
    name: 'from a search to a request',
    begin: 'screens-home-home-page--ready',
    steps: [
      {
        does: 'searches for a bearing',
        act: async (screen) => {
          const field = screen.locator('header input[name="q"], header [role="combobox"]').first();
          await field.fill('بلبرینگ');
          await field.press('Enter');
        },
        shows: 'screens-search-and-lists-search--ready',
      },
      press(
        'opens a category',
        'main a[href^="/category/"]',
        'screens-search-and-lists-category-landing-page--ready',
      ),
      press(
        'opens its list',
        'main a[href^="/products/category/"]',
        'screens-search-and-lists-catalogue-list--ready',
      ),
      press('opens a product', 'main a[href^="/products/sp-"]', 'screens-products-product--ready'),
      press(
        'adds it to the requests',
        'main a[href="/profile#requests"]',
        'screens-account-account-home--ready',
      ),
      press('opens the requests', 'a[href="/profile/directorder"]', 'screens-trade-trade-requests--ready'),
      press('begins a request', 'main a[href*="new=1"]', 'screens-trade-trade-wizard-connected--ready'),
    ],
  },
  {
    name: 'login',
    begin: 'screens-home-home-page--ready',
    steps: [
      press('goes to the login', 'header a[href^="/users/login"]', 'screens-account-login-connected--ready'),
      {
        does: 'types the number and the code',
        act: async (screen) => {
          await screen.getByLabel('شمارهٔ موبایل').fill('۰۹۱۲۰۰۰۰۰۰۱');
          await screen.getByRole('button', { name: 'دریافت کد' }).click();
          await screen.getByLabel(/کد یک‌بارمصرف/).pressSequentially('۱۲۳۴۵');
        },
        shows: 'screens-account-account-home--ready',
      },
    ],
  },
  {
    name: 'the wallet',
    begin: 'screens-account-account-home--ready',
    steps: [
      press('opens the wallet', 'a[href="/profile/wallet"]', 'screens-trade-wallet--ready'),
      {
        does: 'charges it',
        act: async (screen) => {
          const panel = screen.locator('#top-up');
          await panel.getByLabel('مبلغ دلخواه').fill('۲۰۰۰۰۰');
          await panel.getByRole('button', { name: /^رفتن به/ }).click();
        },
        shows: 'screens-trade-payment--ready',
      },
    ],
  },
];
