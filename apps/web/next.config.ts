import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSettings } from '@bazaar/settings';
import type { NextConfig } from 'next';
import { POLYFILL_ALIAS } from './src/lib/framework/polyfill-alias.ts';
import { dynamicRewrites } from './src/lib/navigation/dynamic-variants.ts';
import { STATIC_SECURITY_HEADERS } from './src/lib/security/security-headers.ts';

const require = createRequire(import.meta.url);

const settings = readSettings();

/** A quarter of a gigabyte, and a third of the first build's processor time: it serves a clone that builds again, not one that builds once. */
const keepsBuildCache = existsSync(join(settings.WEB_BUILD_DIR, 'BUILD_ID'));

const config: NextConfig = {
  distDir: settings.WEB_BUILD_DIR,
  ...(settings.WEB_OUTPUT === 'standalone' ? { output: 'standalone' as const } : {}),
  reactStrictMode: true,
  // Cached pages are on disk, and the system caches files that are read often; the most requested ones are held as bytes (ADR 20). This
  // holds data of the catalogue and pages that are requested now and then.
  cacheMaxMemorySize: 6 * 1024 * 1024,
  poweredByHeader: false,
  // The server compresses what the framework writes, after it has put the stylesheets in (ADR 11).
  compress: false,
  transpilePackages: ['@bazaar/api', '@bazaar/domain', '@bazaar/settings', '@bazaar/ui'],
  turbopack: { resolveAlias: POLYFILL_ALIAS },
  experimental: {
    // Half a kilobyte of script less on every page.
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    turbopackFileSystemCacheForBuild: keepsBuildCache,
  },
  cacheHandler: require.resolve('./src/lib/cache/page-cache.ts'),
  // The checks run the type checker on their own; the build should not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Pictures come ready-made from the catalogue: the resizing endpoint would only add attack surface.
  images: { unoptimized: true },
  headers: async () => [
    {
      // Files of the build are many and hold nothing to protect: they need only this header.
      source: '/_next/static/:path*',
      headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
    { source: '/((?!_next/static/).*)', headers: [...STATIC_SECURITY_HEADERS] },
    {
      // Pages send their full policy; this part holds even for a failed response. Handlers of data and files have a stricter one, which
      // this would replace.
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
