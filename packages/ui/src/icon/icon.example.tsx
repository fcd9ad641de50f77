import { Icon } from '@bazaar/ui/icon';
import { mdiShieldCheckOutline } from '@mdi/js';

export function Example() {
  return <Icon path={mdiShieldCheckOutline} />;
}
