import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '../../avatar/avatar';
import { Button } from '../../button/button';
import { TextField } from '../../field/field';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { Text } from '../../text/text';
import {
  MissingItems,
  PersonalActions,
  PersonalCard,
  PersonalCards,
  PersonalHead,
  PersonalStack,
} from './personal-info';

interface PersonalInfoProps {
  /** Name of the person. */
  readonly name: string;
  /** Title of both addresses. */
  readonly addressTitle: string;
}

/**
 * The parts of the page together: the person, the missing items, and the addresses.
 *
 * Use them inside the panels of the profile area. Not for a page's own columns (ProfileFrame).
 */
function PersonalInfo({ name, addressTitle }: PersonalInfoProps) {
  return (
    <PersonalStack>
      <PersonalHead picture={<Avatar letters="س‌ک" size="large" />} action={<Button>تغییر تصویر</Button>}>
        <Text weight="bold">{name}</Text>
      </PersonalHead>
      <MissingItems items={[{ fieldId: 'story-email', label: 'ایمیل' }]} />
      <TextField id="story-email" label="نشانی ایمیل" />
      <PersonalCards label="آدرس‌ها">
        {['اصلی', 'صورتحساب'].map((badge) => (
          <PersonalCard
            key={badge}
            title={addressTitle}
            badges={[badge]}
            isPrimary={badge === 'اصلی'}
            actions={<Button size="small">ویرایش</Button>}
          >
            <Text as="p">اصفهان، خیابان هزارجریب، کوچهٔ هشتم، پلاک ۲۷</Text>
          </PersonalCard>
        ))}
      </PersonalCards>
      <PersonalActions>
        <Button tone="primary">ذخیرهٔ مشخصات</Button>
        <Button>انصراف</Button>
      </PersonalActions>
    </PersonalStack>
  );
}

const meta = {
  title: 'Patterns/Account/Personal information',
  tags: ['framed'],
  component: PersonalInfo,
  subcomponents: { PersonalHead, PersonalCard, MissingItems },
  args: { name: 'سارا کریمی', addressTitle: 'دفتر مرکزی' },
  parameters: keyTable({
    Tab: 'between links, fields and buttons',
    Enter: 'on what is missing: leads to its field',
  }),
} satisfies Meta<typeof PersonalInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { name: 'نوید رضایی', addressTitle: 'انبار مرکزی' } };
export const LongText: Story = {
  args: {
    name: 'سیدمحمدرضاعلی‌اکبر موسوی‌نژاد اصفهانی‌تبار طباطبایی‌فر زنجانی',
    addressTitle: 'حسابداری شرکت صنایع ماشین‌سازی و ریخته‌گری دقیق شمال غرب کشور',
  },
};
export const MixedDirection: Story = { args: { name: 'Sara کریمی', addressTitle: 'انبار B12 (Unit 4)' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('link', { name: 'ایمیل' }).focus();
    await press('{Enter}');
    await expect(page.getByLabelText('نشانی ایمیل')).toHaveFocus();
  }),
};
