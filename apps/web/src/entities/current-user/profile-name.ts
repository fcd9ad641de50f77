import { keepOfPerson, readStored } from '@/lib/session/personal-storage';
import { dropSessionHint } from '@/lib/session/session-hint';

/**
 * Returns the name for the header, read once per tab. A session the catalogue no longer accepts clears the hint, so that the page stops
 * showing a person.
 */
export async function readProfileName(): Promise<string | undefined> {
  const stored = readStored('name');
  if (stored !== undefined) return stored;
  try {
    const { getCustomerProfile } = await import('@/lib/calls/calls-of-person');
    const { firstName, lastName } = await getCustomerProfile();
    const name = `${firstName} ${lastName}`.trim();
    if (name !== '') keepOfPerson('name', name);
    return name === '' ? undefined : name;
  } catch (error) {
    if ((error as { status?: number }).status === 401) dropSessionHint();
    return undefined;
  }
}
