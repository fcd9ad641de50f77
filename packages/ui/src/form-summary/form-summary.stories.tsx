import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { RadioGroup } from '../choice-group/choice-group';
import { TextField } from '../field/field';
import { Fieldset } from '../fieldset/fieldset';
import { Latin } from '../latin/latin';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formPage, narrow, resizable } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { FormSummary } from './form-summary';

const messages = {
  city: 'شهر را بنویسید.',
  plate: 'پلاک را بنویسید.',
  pay: 'روش پرداخت را برگزینید.',
} as const;
type Field = keyof typeof messages;

const meta = {
  title: 'Components/Forms/Form summary',
  component: FormSummary,
  args: {
    id: 'summary',
    title: 'فرم فرستاده نشد. این موارد را درست کنید:',
    attempt: 0,
    errors: Object.entries(messages).map(([fieldId, message]) => ({ fieldId, message })),
  },
  parameters: keyTable({
    Tab: 'to the next error; when the form is refused the focus comes to the summary',
    Enter: 'goes to the field of the error',
  }),
  decorators: [formPage],
} satisfies Meta<typeof FormSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form as pages build it: errors at the fields and in the summary come from one list. */
function AddressForm() {
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [attempt, setAttempt] = useState(0);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMissing((Object.keys(messages) as Field[]).filter((field) => !data.get(field)));
    setAttempt(attempt + 1);
  };
  const errorOf = (field: Field) => (missing.includes(field) ? messages[field] : undefined);
  return (
    <form noValidate onSubmit={check} style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <FormSummary
        id="summary"
        title="فرم فرستاده نشد. این موارد را درست کنید:"
        attempt={attempt}
        errors={missing.map((field) => ({ fieldId: field, message: messages[field] }))}
      />
      <Fieldset id="place" legend="نشانی تحویل" isSection layout={{ columns: '2' }}>
        <TextField id="city" name="city" label="شهر" error={errorOf('city')} />
        <TextField
          id="plate"
          name="plate"
          label="پلاک"
          dir="ltr"
          inputMode="numeric"
          error={errorOf('plate')}
        />
        <RadioGroup
          id="pay"
          name="pay"
          legend="روش پرداخت"
          error={errorOf('pay')}
          options={[
            { value: 'Wallet', label: 'کیف پول' },
            { value: 'Online', label: 'پرداخت اینترنتی' },
          ]}
        />
      </Fieldset>
      <Button type="submit" tone="primary">
        ثبت نشانی
      </Button>
    </form>
  );
}

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const InForm: Story = { render: () => <AddressForm /> };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: () => <AddressForm />,
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(canvas.getByLabelText('شهر')).toHaveFocus();
    await press('{Enter}');
    const summary = await canvas.findByRole('region', { name: /فرستاده نشد/ });
    await expect(summary).toHaveFocus();
    await press('{Tab}');
    await press('{Tab}');
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.getByLabelText('کیف پول')).toHaveFocus();
    canvas.getByRole('region', { name: /فرستاده نشد/ }).focus();
    await press('{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: messages.plate })).toHaveFocus();
    await press('{Enter}');
    await expect(canvas.getByLabelText('پلاک')).toHaveFocus();
    await expect(canvas.getByLabelText('پلاک')).toHaveAccessibleDescription(messages.plate);
    await press('۱۲{Enter}');
    await expect(canvas.getByRole('region', { name: /فرستاده نشد/ })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: messages.plate })).toBeNull();
  }),
};
export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'a',
        message:
          'نشانی جایی که بار باید به آن برسد کامل نیست: خیابان، کوچه، پلاک و کد پستی ده‌رقمی انبار را بنویسید.',
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    errors: [
      {
        fieldId: 'a',
        message: (
          <>
            کد <Latin>6205-2RSH</Latin> شناخته نشد.
          </>
        ),
      },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
