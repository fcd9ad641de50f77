import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContinueView } from './continue-view';

const visits = [
  'پمپ سانتریفیوژ ETA 50-200 با پروانهٔ برنزی و آب‌بند مکانیکی کارتریجی',
  'بلبرینگ 6205-2RS',
  'شیرآلات سپاهان',
].map((title, index) => ({
  id: `Product:sp-${index}`,
  icon: 'visit' as const,
  href: '#',
  title,
  detail: index === 0 ? '۵ دقیقه پیش' : 'دیروز',
}));
const draft = {
  id: 'draft',
  icon: 'draft' as const,
  href: '#',
  title: 'سبد درخواست',
  detail: '۲ قلم در این مرورگر',
};

const meta = {
  title: 'Screens/Home/Home continue',
  component: ContinueView,
  args: { visits: { state: 'ready', items: visits }, onRetry: () => undefined },
} satisfies Meta<typeof ContinueView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithDraft: Story = { args: { draft } };
/** Nobody is logged in: the content of the cached page. */
export const Anonymous: Story = { args: { visits: { state: 'anonymous' } } };
export const AnonymousWithDraft: Story = { args: { visits: { state: 'anonymous' }, draft } };
export const Loading: Story = { args: { visits: { state: 'loading' } } };
export const Empty: Story = { args: { visits: { state: 'ready', items: [] } } };
export const Failed: Story = { name: 'Error', args: { visits: { state: 'failed' } } };
