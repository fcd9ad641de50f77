import { createRequire } from 'node:module';
import { readSettings } from '@bazaar/settings';
import type { NextConfig } from 'next';
import { dynamicRewrites } from './src/lib/navigation/dynamic-variants';
import { STATIC_SECURITY_HEADERS } from './src/lib/security/security-headers';

const require = createRequire(import.meta.url);

const config: NextConfig = {
  distDir: readSettings().WEB_BUILD_DIR,
  reactStrictMode: true,
  // Kept pages are on disk, and the system keeps the files that are read often in memory; this holds some dozens that are asked for all the time.
  cacheMaxMemorySize: 12 * 1024 * 1024,
  poweredByHeader: false,
  transpilePackages: ['@bazaar/api', '@bazaar/domain', '@bazaar/settings', '@bazaar/ui'],
  cacheHandler: require.resolve('./src/lib/cache/page-cache.ts'),
  // The gate checks types by itself; who starts the product should not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  // Pictures come ready-made from the catalogue: the resizing endpoint would only be a way in.
  images: { unoptimized: true },
  headers: async () => [
    {
      // Files of the build are many and hold nothing to protect: they carry the one header that matters to them.
      source: '/_next/static/:path*',
      headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
    { source: '/((?!_next/static/).*)', headers: [...STATIC_SECURITY_HEADERS] },
    {
      // Pages send their full policy; this part holds even for an answer that went wrong. Handlers of data and files have a stricter one,
      // which would give way to this.
      source: '/((?!_next/static/|api/v1/|media/|files/).*)',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        },
      ],
    },
  ],
  rewrites: async () => ({ beforeFiles: dynamicRewrites(), afterFiles: [], fallback: [] }),
};

export default config;
