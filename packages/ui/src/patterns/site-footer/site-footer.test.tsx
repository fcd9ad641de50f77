import { mdiClockOutline, mdiMapMarkerOutline } from '@mdi/js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteFooter } from './site-footer';

const footer = { siteName: 'بازار', about: 'بازار اینترنتی', groups: [], lastLine: 'تومان' };

it('keeps no place for what vouches for the site, and how it is reached, unless they are known', () => {
  const html = renderToStaticMarkup(<SiteFooter {...footer} />);
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('u-site-footer-mark');
});

it('shows a phone number left to right, and opens a mark elsewhere with the address of this site', () => {
  const html = renderToStaticMarkup(
    <SiteFooter
      {...footer}
      contact={[{ title: '۰۲۱-۵۵۵۰۴۱۰۰', href: 'tel:+982155504100', kind: 'phone' }]}
      marks={[{ title: 'نماد', href: 'https://trustseal.enamad.ir/?id=1' }]}
    />,
  );
  expect(html).toMatch(/href="tel:\+982155504100"><svg.*?<bdi dir="ltr">۰۲۱-۵۵۵۰۴۱۰۰<\/bdi>/);
  expect(html).toMatch(
    /href="https:\/\/trustseal\.enamad\.ir\/\?id=1" target="_blank" rel="noopener" referrerPolicy="origin"/i,
  );
});

it('gives the address its icon, also where no hours stand before it', () => {
  const html = renderToStaticMarkup(
    <SiteFooter
      {...footer}
      contact={[{ title: 'تهران، خیابان نمونه', href: '/page/contact', kind: 'address' }]}
    />,
  );
  expect(html).toContain(mdiMapMarkerOutline);
  expect(html).not.toContain(mdiClockOutline);
});
