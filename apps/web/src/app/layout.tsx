import '@bazaar/ui/core.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { isHiddenFromSearchEngines, siteSettings } from '@/lib/settings/site-settings';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#ffffff' };

export function generateMetadata(): Metadata {
  const { SITE_NAME, SITE_URL } = siteSettings();
  return {
    metadataBase: new URL(SITE_URL),
    applicationName: SITE_NAME,
    formatDetection: { telephone: false },
    ...(isHiddenFromSearchEngines() ? { robots: { index: false, follow: false } } : {}),
  };
}

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="fa" dir="rtl">
      <body>{children}</body>
    </html>
  );
}
