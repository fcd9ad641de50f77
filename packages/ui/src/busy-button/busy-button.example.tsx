import { BusyButton } from '@bazaar/ui/busy-button';

export function Example() {
  return (
    <BusyButton tone="primary" isBusy>
      در حال فرستادن…
    </BusyButton>
  );
}
