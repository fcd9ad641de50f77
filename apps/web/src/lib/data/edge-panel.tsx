import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { ReadPanel, type ReadPanelProps } from './read-panel';

/** A panel with its own read that reaches the edges of the screen on a phone. The page imports `@bazaar/ui/wallet.css`. */
export function EdgePanel<Data>(props: ReadPanelProps<Data>) {
  return (
    <WalletPanel>
      <ReadPanel {...props} />
    </WalletPanel>
  );
}
