import { parseStoredUserInfo } from '@bazaar/domain/session/stored-user-info';
import { forgetPerson } from './forget-person';

/** Forgets the person of a login that has run out. */
export function forgetExpired(hint: string): void {
  forgetPerson(parseStoredUserInfo(hint)?.sub);
}
