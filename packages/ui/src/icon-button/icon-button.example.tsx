import { IconButton } from '@bazaar/ui/icon-button';
import { mdiClose } from '@mdi/js';

export function Example() {
  return <IconButton icon={mdiClose} label="بستن" />;
}
