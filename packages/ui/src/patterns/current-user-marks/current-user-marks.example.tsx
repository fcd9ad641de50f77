import { Icon } from '@bazaar/ui/icon';
import { CountedIcon } from '@bazaar/ui/patterns/current-user-marks';
import { mdiMessageTextOutline } from '@mdi/js';

export function Example() {
  return <CountedIcon icon={<Icon path={mdiMessageTextOutline} size={24} />} count="۳" />;
}
