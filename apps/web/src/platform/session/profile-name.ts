import type { Customer } from '@bazaar/api/model';
import { dropSessionHint } from './session-hint';

const KEY = 'bazaar-profile-name';

/**
 * Name for the header, asked once per tab. A session the catalogue no longer accepts drops the hint, so that the page
 * stops drawing somebody who is not there.
 */
export async function readProfileName(): Promise<string | undefined> {
  const kept = readKept();
  if (kept !== undefined) return kept;
  try {
    const { httpClient } = await import('@bazaar/api/http');
    const { firstName, lastName } = await httpClient<Customer>('/api/v1/customers/profile');
    const name = `${firstName} ${lastName}`.trim();
    if (name !== '') keep(name);
    return name === '' ? undefined : name;
  } catch (error) {
    if ((error as { status?: number }).status === 401) dropSessionHint();
    return undefined;
  }
}

/** Forgets the name at login and logout. */
export function forgetProfileName(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

function readKept(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Asked again on the next page.
  }
}
