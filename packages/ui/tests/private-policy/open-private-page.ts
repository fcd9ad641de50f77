import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { browserBuild } from '../outputs-page.ts';
import { OverlaysPage } from './overlays-page.tsx';

const address = 'http://private.test/';
const nonce = 'c3RyaWN0';

/** The style policy of the private pages, strict for scripts too: every script carries the nonce of its response. */
export const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'`;

export interface PrivatePage {
  readonly page: Page;
  /** The server's HTML inside the root of the page. */
  readonly markup: string;
  readonly violations: () => Promise<string[]>;
}

/** Opens the page of all overlays in a browser that enforces the policy. `stylesheet` is served as a file of the same origin. */
export async function openPrivatePage(browser: Browser, stylesheet: string): Promise<PrivatePage> {
  const markup = renderToString(createElement(OverlaysPage));
  const script = await bundleHydration();
  const page = await browser.newPage({ viewport: { width: 768, height: 900 } });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/styles.css') return route.fulfill({ contentType: 'text/css', body: stylesheet });
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname !== '/') return route.fulfill({ status: 404 });
    const headers = { 'content-security-policy': policy };
    return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: documentOf(markup) });
  });
  await page.goto(address);
  await page.waitForFunction(() => document.body.classList.contains('t_light'));
  return {
    page,
    markup,
    violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  };
}

const listen = `window.violations=[];addEventListener('securitypolicyviolation',(event)=>window.violations.push([event.effectiveDirective,event.blockedURI,event.sample,event.sourceFile,event.lineNumber].join(' ')))`;

function documentOf(markup: string): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><script nonce="${nonce}">${listen}</script><link rel="stylesheet" href="/styles.css"></head><body><div id="root">${markup}</div><script nonce="${nonce}" src="/page.js"></script></body></html>`;
}

async function bundleHydration(): Promise<string> {
  const entry = fileURLToPath(new URL('./hydrate.tsx', import.meta.url));
  const { outputFiles } = await build({ ...browserBuild, entryPoints: [entry], write: false });
  return outputFiles[0]?.text ?? '';
}
