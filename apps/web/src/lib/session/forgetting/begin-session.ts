import { parseStoredUserInfo, type StoredUserInfo } from '@bazaar/domain/session/stored-user-info';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { forgetHeader } from '../personal-storage';
import { keepSessionHint } from '../session-hint';
import { SESSION_HINT_KEY } from '../session-hint-key';
import { forgetPerson, restoreUnsent } from './forget-person';

/** Takes over the device for who has just logged in: nothing of the person before stays, what this one never sent is back. */
export function beginSession(hint: StoredUserInfo): void {
  const last = parseStoredUserInfo(deviceStorage.read(SESSION_HINT_KEY))?.sub;
  if (last !== undefined && last !== hint.sub) forgetPerson(last);
  forgetHeader();
  restoreUnsent(hint.sub);
  keepSessionHint(hint);
}
