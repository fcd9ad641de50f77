import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

describe('parseSettings', () => {
  it('has a working default for everything', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      SANDBOX_PORT: 4000,
      CATALOGUE_API_URL: 'http://localhost:4000',
      SITE_URL: 'http://localhost:3000',
      SITE_NAME: 'بازار صنعت',
      APP_ENV: 'production',
      SEED_PRODUCTS: 3000,
      SANDBOX_CONTROLS: false,
      usesOwnSandbox: true,
    });
  });

  it('derives addresses from the ports', () => {
    expect(parseSettings({ PORT: '8080', SANDBOX_PORT: '8081' })).toMatchObject({
      SITE_URL: 'http://localhost:8080',
      CATALOGUE_API_URL: 'http://localhost:8081',
    });
  });

  it('runs no sandbox of its own when the catalogue lives elsewhere', () => {
    const settings = parseSettings({ CATALOGUE_API_URL: 'https://catalogue.example/' });
    expect(settings.usesOwnSandbox).toBe(false);
    expect(settings.CATALOGUE_API_URL).toBe('https://catalogue.example');
  });

  it('treats an empty variable as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: ' ' }).PORT).toBe(3000);
  });

  it('reads where metrics are scraped and how the collector is addressed', () => {
    const settings = parseSettings({
      METRICS_ADDRESS: '[::1]:9464',
      SANDBOX_METRICS_ADDRESS: '0.0.0.0:80',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a, x-team=shop',
    });
    expect(settings.METRICS_ADDRESS).toEqual({ host: '::1', port: 9464 });
    expect(settings.SANDBOX_METRICS_ADDRESS).toEqual({ host: '0.0.0.0', port: 80 });
    expect(settings.OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Bearer a', 'x-team': 'shop' });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['SANDBOX_PORT', '3.5'],
    ['CATALOGUE_API_URL', 'catalogue'],
    ['CATALOGUE_API_URL', 'ftp://catalogue.example'],
    ['CATALOGUE_API_URL', 'https://catalogue.example/api/v1'],
    ['DATABASE_URL', 'mysql://here'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['ENAMAD_URL', 'javascript:alert(1)'],
    ['CHAMBER_URL', 'http://chamber.example'],
    ['APP_ENV', 'prod'],
    ['SEED_PRODUCTS', '12'],
    ['SANDBOX_CONTROLS', 'yes'],
    ['ANALYTICS_SCRIPT_URL', 'http://stats.example/a.js'],
    ['ANALYTICS_SCRIPT_URL', 'https://stats.example/a.js; script-src *'],
    ['ASSISTANT_API_URL', 'model.example/v1'],
    ['ASSISTANT_API_URL', 'https://user:key@model.example/v1'],
    ['SANDBOX_REVIEW', 'later'],
    ['SANDBOX_SEEN_SECONDS', '-1'],
    ['PAGE_CACHE_MB', '50'],
    ['ENCODED_PAGES_MB', '5000'],
    ['ENCODED_PAGES_MB', '1.5'],
    ['REDIS_URL', 'cache:6379'],
    ['DRAIN_WAIT_SECONDS', '11'],
    ['LOG_FORMAT', 'xml'],
    ['METRICS_ADDRESS', '9464'],
    ['METRICS_ADDRESS', '127.0.0.1:9464/metrics'],
    ['SANDBOX_METRICS_ADDRESS', 'localhost:99999'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('names every wrong variable at once and never repeats a database password', () => {
    const attempt = () =>
      parseSettings({ PORT: 'x', DATABASE_URL: 'user:secret@host', REDIS_URL: 'user:secret@host' });
    expect(attempt).toThrow(/PORT: .*\nDATABASE_URL: /);
    expect(attempt).not.toThrow(/secret/);
    expect(() => parseSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).not.toThrow(/“secret”/);
  });
});
