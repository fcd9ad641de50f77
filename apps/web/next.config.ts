import { createRequire } from 'node:module';
import { readSettings } from '@bazaar/settings';
import type { NextConfig } from 'next';
import { LIST_QUERY_KEYS } from './src/platform/navigation/list-query-keys';
import { STATIC_SECURITY_HEADERS } from './src/platform/security/security-headers';

const require = createRequire(import.meta.url);

const config: NextConfig = {
  distDir: readSettings().WEB_BUILD_DIR,
  reactStrictMode: true,
  poweredByHeader: false,
  transpilePackages: ['@bazaar/api', '@bazaar/domain', '@bazaar/settings', '@bazaar/ui'],
  cacheHandler: require.resolve('./src/platform/cache/page-cache.ts'),
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
    {
      source: '/((?!_next/static/).*)',
      headers: [
        ...STATIC_SECURITY_HEADERS,
        // Pages and handlers send their full policy; this part holds even for an answer that went wrong.
        {
          key: 'Content-Security-Policy',
          value: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        },
      ],
    },
  ],
  rewrites: async () => ({
    // The plain list is cached for everybody; with any of the list's own keys it is rendered per request.
    beforeFiles: [
      ...LIST_QUERY_KEYS.map((key) => ({
        source: '/products/category/:path*',
        has: [{ type: 'query' as const, key }],
        destination: '/filtered/products/category/:path*',
      })),
      // A supplier's page is cached with the first page of its goods; the others are rendered per request.
      {
        source: '/supplier/:path*',
        has: [{ type: 'query' as const, key: 'pageNumber' }],
        destination: '/filtered/supplier/:path*',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
