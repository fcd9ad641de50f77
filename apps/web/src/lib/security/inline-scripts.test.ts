import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EARLY_PRESSES_SCRIPT } from '@/lib/actions/early-presses-script';
import { analyticsAt } from '@/lib/analytics/analytics-at';
import { SHARED_MARKUP_SCRIPT } from '@/lib/framework/flight-scripts';
import { FIRST_VIEW_SCRIPT } from '@/lib/html/first-view-script';
import { contentSecurityPolicy } from './content-security-policy';
import { EARLY_PRESSES_SOURCE, inlineScriptHashes } from './inline-scripts';

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const page = (...bodies: string[]) => bodies.map((body) => `<p>x</p><script>${body}</script>`).join('\n');

describe('inlineScriptHashes', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    'requestAnimationFrame(function(){$RT=performance.now()});',
  ])('includes the framework’s own script %s', (body) => {
    expect(inlineScriptHashes(page(body))).toEqual([hash(body)]);
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"x"])</script><script>alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
  ])('does not include %s', (body) => {
    expect(inlineScriptHashes(page(body))).not.toContain(hash(body));
    expect(inlineScriptHashes(page(body))).not.toContain(hash('alert(1)'));
  });

  it('includes the site’s one script, by the same hash as the pages with a nonce', () => {
    expect(inlineScriptHashes(page(EARLY_PRESSES_SCRIPT))).toEqual([EARLY_PRESSES_SOURCE]);
    expect(inlineScriptHashes(page(`${EARLY_PRESSES_SCRIPT};alert(1)`))).toEqual([]);
  });

  it.each([
    ['shares the markup with the data', SHARED_MARKUP_SCRIPT],
    ['ends the first view', FIRST_VIEW_SCRIPT],
  ])('includes the script that %s', (_, script) => {
    expect(inlineScriptHashes(page(script))).toEqual([hash(script)]);
    expect(inlineScriptHashes(page(`${script};alert(1)`))).toEqual([]);
  });

  it('ignores files and data', () => {
    expect(
      inlineScriptHashes('<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>'),
    ).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  it('S4 allows no inline code and no foreign frame on a public page', () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"] });
    expect(policy).not.toMatch(/unsafe/);
    for (const part of [
      "script-src 'self' 'sha256-x'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /api/policy-reports',
      'report-to policy',
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
  });
  it('names the host of the analytics script where there is one, and nothing else of it', () => {
    const analytics = analyticsAt('/products/sp-1', { ANALYTICS_SCRIPT_URL: 'https://stats.example/a.js' });
    const policy = contentSecurityPolicy({ scripts: [], analytics });
    expect(policy).toContain("script-src 'self' https://stats.example;");
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    expect(contentSecurityPolicy({ scripts: [] })).toContain("script-src 'self';");
  });
  it.each(['/profile', '/profile/messages', '/users/login'])('has no third-party host at %s', (path) => {
    expect(analyticsAt(path, { ANALYTICS_SCRIPT_URL: 'https://stats.example/a.js' })).toBeUndefined();
  });
  it('allows styles by nonce or hash only', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-n'"], styles: ["'nonce-n'"] });
    expect(policy).toContain("style-src 'self' 'nonce-n';");
    expect(policy).toContain("script-src 'self' 'nonce-n';");
    expect(policy).not.toContain('unsafe');
  });
});
