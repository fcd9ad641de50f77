import { createRequire } from 'node:module';
import { readSettings } from '@bazaar/settings';
import type { NextConfig } from 'next';
import { COMPARE_QUERY_KEY, CONVERT_QUERY_KEY, LIST_QUERY_KEYS } from './src/lib/navigation/list-query-keys';
import { DIRECTORY_QUERY_KEYS, SUPPLIER_QUERY_KEYS } from './src/lib/navigation/supplier-query-keys';
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
  rewrites: async () => ({
    // The plain list is cached for everybody; with any of the list's own keys it is rendered per request.
    beforeFiles: [
      {
        source: '/products/category/:path*',
        has: [{ type: 'query' as const, key: COMPARE_QUERY_KEY }],
        destination: '/compared/products/category/:path*',
      },
      {
        source: '/category/categoryType/:categoryType',
        has: [{ type: 'query' as const, key: 'term' }],
        destination: '/filtered/category/categoryType/:categoryType',
      },
      {
        source: '/category/properties/:path*',
        has: [{ type: 'query' as const, key: CONVERT_QUERY_KEY }],
        destination: '/filtered/category/properties/:path*',
      },
      ...LIST_QUERY_KEYS.map((key) => ({
        source: '/products/category/:path*',
        has: [{ type: 'query' as const, key }],
        destination: '/filtered/products/category/:path*',
      })),
      // Supplier screens are cached as they are first seen: any other state of them is rendered per request.
      ...SUPPLIER_QUERY_KEYS.map((key) => ({
        source: '/supplier/:path*',
        has: [{ type: 'query' as const, key }],
        destination: '/filtered/supplier/:path*',
      })),
      ...DIRECTORY_QUERY_KEYS.map((key) => ({
        source: '/suppliers/:categoryType',
        has: [{ type: 'query' as const, key }],
        destination: '/filtered/suppliers/:categoryType',
      })),
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
