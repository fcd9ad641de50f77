import { Button } from '@bazaar/ui/button';
import { Panel } from '@bazaar/ui/panel';
import { PersonalActions, PersonalStack } from '@bazaar/ui/patterns/personal-info';
import { Text } from '@bazaar/ui/text';
import { personalInfoTexts } from '@/translations/personal-info';

const texts = personalInfoTexts.logout;

export interface LogoutViewProps {
  readonly isLeaving: boolean;
  onLogout(): void;
}

/** Renders the logout button. */
export function LogoutView({ isLeaving, onLogout }: LogoutViewProps) {
  return (
    <Panel id="logout" title={texts.title}>
      <PersonalStack>
        <Text as="p" size={13} tone="muted">
          {texts.note}
        </Text>
        <PersonalActions>
          <Button disabled={isLeaving} onClick={onLogout}>
            {isLeaving ? texts.leaving : texts.action}
          </Button>
        </PersonalActions>
      </PersonalStack>
    </Panel>
  );
}
