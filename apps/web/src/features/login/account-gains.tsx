import { LoginGains } from '@bazaar/ui/patterns/login-sheet';
import { accountGainMessages } from '@/translations/login';

/** Renders what an account gives. The server renders it: it needs no script. */
export function AccountGains() {
  const { title, ...parts } = accountGainMessages;
  return <LoginGains title={title} gains={Object.entries(parts).map(([id, part]) => ({ id, ...part }))} />;
}
