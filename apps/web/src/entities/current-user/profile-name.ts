import { keepOfPerson, readStored } from '@/lib/session/personal-storage';
import { dropSessionHint } from '@/lib/session/session-hint';

/**
 * Name for the header, asked once per tab. A session the catalogue no longer accepts drops the hint, so that the page
 * stops drawing somebody who is not there.
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
