import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card';
import { Switch } from '../choice/choice';
import { Latin } from '../latin/latin';
import { FactList } from '../patterns/fact-list/fact-list';
import { formatNumber } from '../story-parts/persian';
import { breakpoint } from '../theme/tokens';
import { useDeviceFlags } from './device-flags';

/** The flags of this window as they are now: change its width and wait 50 ms. */
function LiveFlags() {
  const [isRefreshed, setRefreshed] = useState(true);
  const { name, isMobile } = useDeviceFlags({ isRefreshed });
  const least = name === 'xs' ? 0 : breakpoint[name];
  return (
    <Card padded>
      <Switch
        label="با تغییر اندازهٔ پنجره به‌روز شود"
        checked={isRefreshed}
        onChange={(event) => setRefreshed(event.target.checked)}
      />
      <FactList
        facts={[
          { id: 'name', label: 'نقطهٔ شکست', value: <Latin>{name}</Latin> },
          { id: 'least', label: 'از پهنای', value: `${formatNumber(least)} پیکسل` },
          { id: 'mobile', label: 'موبایل', value: isMobile ? 'بله' : 'خیر' },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Foundations/Device flags', component: LiveFlags } satisfies Meta<typeof LiveFlags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const isMobile = window.matchMedia('(width < 600px)').matches;
    await expect(within(canvasElement).getByText(isMobile ? 'بله' : 'خیر')).toBeVisible();
  },
};
export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).not.toBeChecked();
  },
};
