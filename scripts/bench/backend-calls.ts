import type { Settings } from '@bazaar/settings';

export interface CallFigures {
  /** Calls for a product that has not been opened yet, on a server whose shared caches (menus, units) are warm. */
  readonly cold: number;
  readonly coldPaths: readonly string[];
  readonly warm: number;
}

/** Opens some products first, so that data shared by all pages (menus, units, trade units) is warm, as on a running server. */
export async function measureCalls(settings: Settings, addresses: readonly string[]): Promise<CallFigures> {
  for (const opened of addresses.slice(0, 200)) await open(settings, opened);
  const address = addresses[200] ?? '';
  await reset(settings);
  await open(settings, address);
  const cold = await counts(settings);
  await reset(settings);
  for (let visit = 0; visit < 20; visit += 1) await open(settings, address);
  const warm = await counts(settings);
  return { cold: cold.total, coldPaths: Object.keys(cold.byPath), warm: warm.total };
}

export async function open(settings: Settings, address: string): Promise<Response> {
  const response = await fetch(settings.SITE_URL + address, { redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response;
}

export async function counts(settings: Settings): Promise<{ total: number; byPath: Record<string, number> }> {
  return (await fetch(`${settings.CATALOGUE_API_URL}/__sandbox/requests`)).json() as Promise<{
    total: number;
    byPath: Record<string, number>;
  }>;
}

export async function reset(settings: Settings): Promise<void> {
  await fetch(`${settings.CATALOGUE_API_URL}/__sandbox/requests/reset`, { method: 'POST' });
}
