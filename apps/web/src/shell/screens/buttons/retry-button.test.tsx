import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RetryButton, retryPart } from './retry-button';

it('is the primary action of a page that failed as a whole', () => {
  expect(renderToStaticMarkup(<RetryButton />)).toMatch(/ u-button--tone-primary[^>]*>تلاش دوباره</);
});

it('of a part is named by the part, and is no second primary action', () => {
  const html = renderToStaticMarkup(retryPart('محصولات مشابه'));
  expect(html).toMatch(/ aria-label="تلاش دوباره: محصولات مشابه"[^>]*>تلاش دوباره</);
  expect(html).toContain('u-button--tone-secondary');
});
