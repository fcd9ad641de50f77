import { keepOfPerson, readStored } from '@/lib/session/personal-storage';
import { dropSessionHint } from '@/lib/session/session-hint';

const NONE = '';

/**
 * Returns the same-origin address of the picture for the header, read once per tab; undefined when there is none, or when it cannot be
 * read. Pages show pictures of this site only, so a foreign address counts as none.
 */
export async function readProfilePicture(): Promise<string | undefined> {
  const stored = readStored('picture');
  if (stored !== undefined) return stored === NONE ? undefined : stored;
  try {
    const { getProfilePicture } = await import('@/lib/calls/calls-of-person');
    const { file } = await getProfilePicture();
    const address = ownAddress(file?.thumbUrl ?? file?.url ?? NONE);
    keepOfPerson('picture', address);
    return address === NONE ? undefined : address;
  } catch (error) {
    if ((error as { status?: number }).status === 401) dropSessionHint();
    return undefined;
  }
}

function ownAddress(url: string): string {
  return /^\/(files|media)\//.test(url) ? url : NONE;
}
