import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NOW_MS, supplier } from '@/testing/record-fixtures';
import { SupplierTabs } from './supplier-tabs';

const stats = { ...supplier.stats, delegationCount: 0, contentCount: 0 };
const draw = (current: 'delegations' | 'products' | 'contents') =>
  renderToStaticMarkup(<SupplierTabs supplier={{ ...supplier, stats }} current={current} nowMs={NOW_MS} />);
const tabsOf = (page: string) =>
  [...page.slice(page.indexOf('<nav')).matchAll(/<a[^>]*>([^<]*)/g)].map(([, label]) => label);

describe('the supplier above its further pages', () => {
  it('leads to the pages with something on them, and to the current one', () => {
    expect(tabsOf(draw('products'))).toEqual(['اعتبار', 'محصولات، ۱٬۲۸۴', 'درباره و تماس']);
    expect(tabsOf(draw('contents'))).toContain('مطالب');
    expect(draw('delegations')).toMatch(/aria-current="page"[^>]*>نمایندگی‌ها/);
  });
});
