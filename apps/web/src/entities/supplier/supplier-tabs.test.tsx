import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NOW_MS, supplier } from '@/testing/record-fixtures';
import { SupplierTabs } from './supplier-tabs';

const stats = { ...supplier.stats, delegationCount: 0, contentCount: 0 };
const draw = (current: 'delegations' | 'products' | 'contents', takesOrders: boolean) =>
  renderToStaticMarkup(
    <SupplierTabs
      supplier={{ ...supplier, stats }}
      current={current}
      takesOrders={takesOrders}
      nowMs={NOW_MS}
    />,
  );
const tabsOf = (page: string) =>
  [...page.slice(page.indexOf('<nav')).matchAll(/<a[^>]*>([^<]*)/g)].map(([, label]) => label);

describe('the supplier above its further pages', () => {
  it('leads to the pages with something on them, and to the current one', () => {
    expect(tabsOf(draw('products', true))).toEqual(['اعتبار', 'محصولات، ۱٬۲۸۴', 'درباره و تماس']);
    expect(tabsOf(draw('contents', true))).toContain('مطالب');
    expect(draw('delegations', true)).toMatch(/aria-current="page"[^>]*>نمایندگی‌ها/);
  });

  it('offers a direct order only where the supplier takes them', () => {
    expect(draw('products', true)).toContain('درخواست مستقیم');
    expect(draw('products', false)).not.toContain('درخواست مستقیم');
  });
});
