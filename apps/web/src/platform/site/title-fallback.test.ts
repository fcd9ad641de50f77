import { describe, expect, it } from 'vitest';
import { titleFromPath, titleOfError } from './title-fallback';

describe('titleFromPath', () => {
  it.each([
    ['/', undefined],
    ['/how-it-work', 'How It Work'],
    ['/category/c-1/deep_groove?x=1', 'Deep Groove'],
    [`/category/c-1/${encodeURIComponent('بلبرینگ-شیار')}/`, 'بلبرینگ شیار'],
    ['/%E0%A4%A', '%E0%A4%A'],
  ])('%s → %s', (path, title) => {
    expect(titleFromPath(path)).toBe(title);
  });
  it('is status and message on an error', () => {
    expect(titleOfError(404, 'صفحه پیدا نشد')).toBe('404 صفحه پیدا نشد');
  });
});
