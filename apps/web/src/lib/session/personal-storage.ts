const KEYS = { name: 'bazaar-profile-name', picture: 'bazaar-profile-picture' } as const;

/** What this tab remembers of who is logged in, so that the header of the next page asks nobody; undefined when nothing is kept. */
export function readStored(what: keyof typeof KEYS): string | undefined {
  try {
    return sessionStorage.getItem(KEYS[what]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepOfPerson(what: keyof typeof KEYS, value: string): void {
  try {
    sessionStorage.setItem(KEYS[what], value);
  } catch {
    // Asked again on the next page.
  }
}

/** Forgets the person at login and logout. */
export function forgetPerson(): void {
  try {
    for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
