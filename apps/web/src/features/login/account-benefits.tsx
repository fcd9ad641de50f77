import { LoginBenefits } from '@bazaar/ui/patterns/login-sheet';
import { accountBenefitMessages } from '@/translations/login';

/** Renders what an account gives. The server renders it: it needs no script. */
export function AccountBenefits() {
  const { title, ...parts } = accountBenefitMessages;
  return (
    <LoginBenefits title={title} benefits={Object.entries(parts).map(([id, part]) => ({ id, ...part }))} />
  );
}
