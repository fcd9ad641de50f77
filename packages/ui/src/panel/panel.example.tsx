import { Panel } from '@bazaar/ui/panel';

export function Example() {
  return (
    <Panel id="contact" title="تماس">
      شنبه تا چهارشنبه، ۸ تا ۱۷
    </Panel>
  );
}
