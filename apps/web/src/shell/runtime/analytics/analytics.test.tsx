// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Analytics } from './analytics';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));
vi.mock('@/lib/navigation/when-idle', () => ({
  whenIdle: (work: () => void) => {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  },
}));

const address = 'https://stats.example/a.js';
const scripts = () => [...document.scripts].map(({ src }) => src);
const question = () => screen.findByRole('region', { name: 'آمار بازدید' });
const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  path.now = '/';
  localStorage.clear();
  document.body.innerHTML = '<button hidden data-analytics>آمار</button>';
});
afterEach(() => {
  cleanup();
  for (const script of document.scripts) script.remove();
});

describe('Analytics', () => {
  it('loads nothing before the visitor agrees, and then once', async () => {
    render(<Analytics address={address} />);
    await question();
    expect(scripts()).toEqual([]);
    act(() => screen.getByRole('button', { name: 'اجازه می‌دهم' }).click());
    expect(scripts()).toEqual([address]);
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    render(<Analytics address={address} />);
    await flush();
    expect(screen.queryByRole('region')).toBeNull();
    expect(scripts()).toEqual([address]);
  });

  it('stores a refusal permanently, until it is changed in the footer', async () => {
    render(<Analytics address={address} />);
    await question();
    act(() => screen.getByRole('button', { name: 'اجازه نمی‌دهم' }).click());
    cleanup();
    render(<Analytics address={address} />);
    await flush();
    expect(screen.queryByRole('region')).toBeNull();
    const foot = document.querySelector<HTMLElement>('[data-analytics]');
    await waitFor(() => expect(foot?.hidden).toBe(false));
    act(() => foot?.click());
    await question();
    expect(scripts()).toEqual([]);
    act(() => screen.getByRole('button', { name: 'اجازه می‌دهم' }).click());
    expect(scripts()).toEqual([address]);
  });

  it('treats "do not track me" as a refusal without asking', async () => {
    localStorage.setItem('bazaar-analytics', 'yes');
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    render(<Analytics address={address} />);
    await flush();
    expect(scripts()).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
    Reflect.deleteProperty(navigator, 'doNotTrack');
  });

  it.each(['/profile', '/profile/messages', '/users/login'])('never loads at %s', async (private_) => {
    localStorage.setItem('bazaar-analytics', 'yes');
    path.now = private_;
    render(<Analytics address={address} />);
    await flush();
    expect(scripts()).toEqual([]);
    path.now = '/products/sp-1/x';
    cleanup();
    render(<Analytics address={address} />);
    await waitFor(() => expect(scripts()).toEqual([address]));
  });
});
