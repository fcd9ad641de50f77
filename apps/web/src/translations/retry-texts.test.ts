import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textsOfFolder } from '@/testing/texts-of-folder';

/** Second sentence of a panel or page that has a retry: the button below it says already that one may try again. */
const detail = /(?:failed|service)Detail$/u;

it('no detail repeats what its button says', async () => {
  const details = (await textsOfFolder(fileURLToPath(new URL('.', import.meta.url)))).filter(([where]) =>
    detail.test(where),
  );
  expect(details.length).toBeGreaterThan(5);
  expect(details.filter(([, text]) => /دوباره|تلاش/u.test(text))).toEqual([]);
});
