import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { FileDrop } from './file-drop';
import type { FileDropItem, FileDropTexts } from './file-drop-types';

const keyboard = `| Key | What it does |
|---|---|
| Tab | the button, then retry and remove of each file |
| Enter, Space | opens the system's choice of files; tries again, and the focus goes on to remove; removes, and the focus returns to the button |
| Ctrl + V | adds the files of the clipboard while the focus is on the button |`;

const words = { queued: 'در صف', uploading: 'در حال بارگذاری', done: 'بارگذاری شد', failed: '', refused: '' };
const texts: FileDropTexts = {
  choose: 'انتخاب فایل',
  invitation: 'یا فایل‌ها را این‌جا رها کنید یا بچسبانید. PDF، STEP یا تصویر، هر کدام تا ۲۰ مگابایت.',
  over: 'برای افزودن رها کنید.',
  list: 'فایل‌ها',
  queued: words.queued,
  done: words.done,
  retry: (name) => `بارگذاری دوبارهٔ ${name}`,
  remove: (name) => `حذف ${name}`,
  announce: (file) => `${file.name}: ${'reason' in file ? file.reason : words[file.state]}`,
};

const queued: FileDropItem = { id: '1', name: 'نقشهٔ پوسته.step', size: '۸٫۴ مگابایت', state: 'queued' };
const uploading: FileDropItem = {
  id: '2',
  name: '6205-2RSH datasheet.pdf',
  size: '۳۱۰ کیلوبایت',
  state: 'uploading',
  percent: 40,
  progress: '۴۰٪',
};
const done: FileDropItem = {
  id: '3',
  name: 'مشخصات فنی.pdf',
  size: '۳۱۰ کیلوبایت',
  state: 'done',
  href: '#file',
};
const failed: FileDropItem = {
  id: '4',
  name: 'کارت ارزش افزوده.jpg',
  state: 'failed',
  reason: 'اتصال برقرار نشد. دوباره تلاش کنید.',
};
const refused: FileDropItem = {
  id: '5',
  name: 'setup.exe',
  state: 'refused',
  reason: 'این نوع فایل پذیرفته نمی‌شود. PDF، STEP یا تصویر بفرستید.',
};

const meta = {
  title: 'Components/Forms/File drop',
  component: FileDrop,
  parameters: { docs: { description: { component: keyboard } } },
  args: {
    id: 'documents',
    label: 'مدارک درخواست',
    texts,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: function Bound(args) {
    const [files, setFiles] = useState(args.files);
    return (
      <FileDrop
        {...args}
        files={files}
        onAdd={(added) => {
          args.onAdd(added);
          setFiles([...files, ...added.map(({ name }) => ({ id: name, name, state: 'queued' as const }))]);
        }}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        onRetry={(id) =>
          setFiles(
            files.map((file) => (file.id === id ? { id, name: file.name, state: 'queued' as const } : file)),
          )
        }
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooser = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: texts.choose });
const paper = () => new File(['%PDF-'], 'offer.pdf', { type: 'application/pdf' });
const transfer = () => {
  const data = new DataTransfer();
  data.items.add(paper());
  return data;
};

export const Default: Story = {};
export const Playground: Story = { args: { files: [uploading, queued, done, failed, refused] } };
export const Queued: Story = { args: { files: [queued] } };
export const Uploading: Story = { args: { files: [uploading] } };
export const Done: Story = { args: { files: [done] } };
export const Failed: Story = { args: { files: [failed] } };
export const Refused: Story = { args: { files: [refused] } };
export const WithError: Story = { args: { error: 'دست‌کم یک مدرک لازم است.' } };
export const WithHint: Story = { args: { hint: 'تأمین‌کننده پس از پذیرش درخواست این مدارک را می‌بیند.' } };
export const Disabled: Story = { args: { disabled: true, files: [done] } };
export const LongText: Story = {
  args: {
    files: [
      { ...done, name: `${'نقشهٔ_ساخت_بلبرینگ_شیار_عمیق_یک‌ردیفه_با_آب‌بند_لاستیکی_'.repeat(2)}.pdf` },
      { ...refused, reason: `${refused.reason} `.repeat(3) },
    ],
  },
};
export const MixedDirection: Story = {
  args: { files: [uploading, { ...done, name: 'DIN 625-1 برگهٔ ۲.pdf' }] },
};
export const Narrow: Story = { args: { files: [uploading, done, failed] }, decorators: [narrow] };

export const Dropped: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const ground = chooser(canvasElement).closest('.u-file-drop') as HTMLElement;
    fireEvent(
      ground,
      new DragEvent('dragover', { dataTransfer: transfer(), bubbles: true, cancelable: true }),
    );
    await expect(await within(canvasElement).findByText(texts.over)).toBeVisible();
    fireEvent(ground, new DragEvent('drop', { dataTransfer: transfer(), bubbles: true, cancelable: true }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(await within(canvasElement).findByText('offer.pdf')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('offer.pdf: در صف');
  },
};
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    chooser(canvasElement).focus();
    await userEvent.paste(transfer());
    await expect(await within(canvasElement).findByText('offer.pdf')).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { files: [failed, done] },
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(chooser(canvasElement)).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: texts.retry(failed.name) })).toHaveFocus();
    await press('{Enter}');
    await expect(canvas.getByText(words.queued)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(words.queued);
    await expect(canvas.getByRole('button', { name: texts.remove(failed.name) })).toHaveFocus();
    canvas.getByRole('button', { name: texts.remove(done.name) }).focus();
    await press(' ');
    await expect(canvas.queryByText(done.name)).toBeNull();
    await expect(chooser(canvasElement)).toHaveFocus();
  }),
};
