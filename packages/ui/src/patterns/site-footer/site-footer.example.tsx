import { SiteFooter } from '@bazaar/ui/patterns/site-footer';
import type { ComponentProps } from 'react';

export function Example({ groups }: ComponentProps<typeof SiteFooter>) {
  return (
    <SiteFooter
      siteName="بازار صنعت"
      about="بازار اینترنتی کالا، خدمات، مشاوره و سند صنعتی؛ با مشخصات فنی قابل جستجو."
      lastLine="قیمت‌ها به تومان است. تاریخ‌ها هجری خورشیدی است."
      groups={groups}
    />
  );
}
