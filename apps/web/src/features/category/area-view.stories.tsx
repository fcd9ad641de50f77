import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaView } from './area-view';
import { subcategories } from './category.fixtures';

const meta = {
  title: 'Screens/Area',
  component: AreaView,
  args: { title: 'محصولات', detail: 'تجهیزات و کالاهای صنعتی', groups: subcategories },
} satisfies Meta<typeof AreaView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Empty: Story = { args: { groups: [] } };
