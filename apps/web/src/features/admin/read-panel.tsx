import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { ReadPanel as Panel, type ReadPanelProps } from '@/lib/data/read-panel';

/** A panel of the administrator's page with its own read, at the edges of the screen on a phone. */
export function ReadPanel<Data>(props: ReadPanelProps<Data>) {
  return (
    <WalletPanel>
      <Panel {...props} />
    </WalletPanel>
  );
}
