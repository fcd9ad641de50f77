// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListIsland } from './list-island';

const push = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ push, replace: push, prefetch: push }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const PATH = '/products/category/c-1';
const defaults = { columns: [], sort: undefined, view: undefined } as never;
const formHtml = `
  <form id="list-form" action="${PATH}" data-list-form>
    <select name="sort"><option value="" selected></option><option value="name">name</option></select>
    <input type="checkbox" name="confirmedOnly" value="true" />
    <input name="min.p-length" value="" />
    <input name="max.p-length" value="" />
    <select name="unit.p-length" data-value="u-mm">
      <option value="u-mm" data-factor="0.001" data-offset="0" selected>mm</option>
      <option value="u-cm" data-factor="0.01" data-offset="0">cm</option>
    </select>
  </form>`;
const control = (name: string) =>
  document.querySelector<HTMLInputElement & HTMLSelectElement>(`[name="${name}"]`) as HTMLInputElement;
const change = (name: string) => control(name).dispatchEvent(new Event('change', { bubbles: true }));
const island = () => render(<ListIsland path={PATH} href={PATH} defaults={defaults} />);

beforeEach(() => {
  push.mockClear();
  document.body.innerHTML = formHtml;
  history.replaceState(null, '', PATH);
});
afterEach(() => {
  cleanup();
  vi.doUnmock('@/entities/catalogue-filter/address/read-form');
  vi.restoreAllMocks();
});

describe('ListIsland', () => {
  it('opens the address of the selection, and requests once for a change and its submit', async () => {
    island();
    control('confirmedOnly').checked = true;
    change('confirmedOnly');
    document.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(push).toHaveBeenCalledWith(`${PATH}?confirmedOnly=true`, { scroll: false }));
    await act(() => Promise.resolve());
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('applies what was selected before it loaded', async () => {
    control('confirmedOnly').checked = true;
    island();
    await waitFor(() => expect(push).toHaveBeenCalledWith(`${PATH}?confirmedOnly=true`, { scroll: false }));
  });

  it('keeps a unit selected before it loaded, which requests nothing without numbers', async () => {
    control('unit.p-length').value = 'u-cm';
    island();
    await waitFor(() => expect(control('unit.p-length').dataset.current).toBe('u-cm'));
    expect(control('unit.p-length').value).toBe('u-cm');
    expect(push).not.toHaveBeenCalled();
  });

  it('reads a field as it is when it is left: a page that loads right after it does not clear it', async () => {
    await import('@/entities/catalogue-filter/address/read-form');
    const { rerender } = island();
    control('confirmedOnly').checked = true;
    change('confirmedOnly');
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    control('min.p-length').value = '5';
    change('min.p-length');
    rerender(<ListIsland path={PATH} href={`${PATH}?confirmedOnly=true`} defaults={defaults} />);
    await act(() => Promise.resolve());
    expect(push).toHaveBeenLastCalledWith(`${PATH}?f=p-length:5~@u-mm&confirmedOnly=true`, { scroll: false });
  });

  it('leaves a number as typed that follows its unit while the script is still on its way', async () => {
    vi.resetModules();
    const { ListIsland: Island } = await import('./list-island');
    render(<Island path={PATH} href={PATH} defaults={defaults} />);
    control('max.p-length').value = '30';
    control('unit.p-length').value = 'u-cm';
    change('unit.p-length');
    control('min.p-length').value = '2';
    change('min.p-length');
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect([control('min.p-length').value, control('max.p-length').value]).toEqual(['2', '۳']);
    expect(push).toHaveBeenLastCalledWith(`${PATH}?f=p-length:2~3@u-cm`, { scroll: false });
  });

  it('leaves a number as typed beside a unit selected before it loaded', async () => {
    control('min.p-length').value = '2';
    control('unit.p-length').value = 'u-cm';
    island();
    await waitFor(() =>
      expect(push).toHaveBeenLastCalledWith(`${PATH}?f=p-length:2~@u-cm`, { scroll: false }),
    );
  });

  it('keeps the form while a selection waits for the script', async () => {
    vi.resetModules();
    const { ListIsland: Island } = await import('./list-island');
    const { rerender } = render(<Island path={PATH} href={PATH} defaults={defaults} />);
    control('min.p-length').value = '5';
    change('min.p-length');
    rerender(<Island path={PATH} href={`${PATH}?confirmedOnly=true`} defaults={defaults} />);
    expect(control('min.p-length').value).toBe('5');
    await waitFor(() => expect(push).toHaveBeenCalledWith(`${PATH}?f=p-length:5~@u-mm`, { scroll: false }));
  });

  it('R-043 shows the sides of a reversed range as they are in force, also when they already were', async () => {
    const { rerender } = render(<ListIsland path={PATH} href={PATH} defaults={defaults} />);
    control('min.p-length').defaultValue = '20';
    control('max.p-length').defaultValue = '30';
    control('min.p-length').value = '30';
    control('max.p-length').value = '20';
    control('max.p-length').focus();
    document.querySelector('form')?.requestSubmit();
    await waitFor(() =>
      expect(push).toHaveBeenLastCalledWith(`${PATH}?f=p-length:30~20@u-mm`, { scroll: false }),
    );
    rerender(<ListIsland path={PATH} href={PATH} defaults={{ ...(defaults as object) } as never} />);
    expect([control('min.p-length').value, control('max.p-length').value]).toEqual(['20', '30']);
  });

  it('leaves what is typed on in a field after it was sent', async () => {
    const { rerender } = render(<ListIsland path={PATH} href={PATH} defaults={defaults} />);
    control('min.p-length').value = '3';
    control('min.p-length').focus();
    document.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(push).toHaveBeenCalled());
    control('min.p-length').value = '35';
    rerender(
      <ListIsland
        path={PATH}
        href={`${PATH}?f=p-length:3~@u-mm`}
        defaults={{ ...(defaults as object) } as never}
      />,
    );
    expect(control('min.p-length').value).toBe('35');
  });

  it('does not change a page that was opened while the selection was being read', async () => {
    vi.resetModules();
    const { ListIsland: Island } = await import('./list-island');
    render(<Island path={PATH} href={PATH} defaults={defaults} />);
    control('confirmedOnly').checked = true;
    change('confirmedOnly');
    document.querySelector('form')?.remove();
    await import('@/entities/catalogue-filter/address/read-form');
    await act(() => Promise.resolve());
    expect(push).not.toHaveBeenCalled();
  });

  it('lets the browser send the form when its chunk is gone with an older build', async () => {
    vi.resetModules();
    vi.doMock('@/entities/catalogue-filter/address/read-form', () => {
      throw new Error('Failed to load chunk a.js');
    });
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const { ListIsland: Island } = await import('./list-island');
    render(<Island path={PATH} href={PATH} defaults={defaults} />);
    control('confirmedOnly').checked = true;
    change('confirmedOnly');
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(push).not.toHaveBeenCalled();
  });
});
