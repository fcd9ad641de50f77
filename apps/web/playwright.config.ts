import { readSettings } from '@bazaar/settings';
import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH } = readSettings();

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [
      // Containers run the tests as root.
      '--no-sandbox',
      // The browser must not call home.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for a few seconds here: what the optimizing compilers take is a sixth of all processor time, and saves none.
      '--js-flags=--no-opt,--no-maglev',
    ],
  },
};

/** Whole journeys in a real browser against the whole product: two workers beside each other, each with a product of its own. A third takes more and ends no sooner. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/start-product.ts',
  outputDir: './test-results/e2e',
  workers: 2,
  // Test by test: a file of many long tests would keep one worker busy when the other has nothing left.
  fullyParallel: true,
  // Further runs tell a test that fails from one that fails at times; the checks name both kinds.
  retries: 2,
  // Limits are for what hangs: a machine that is ten times slower fails nothing.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/e2e.json' }]],
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    ...chromium,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Tests opt in to the phone.
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
