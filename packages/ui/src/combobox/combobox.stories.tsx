import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { press } from '../story-parts/press';
import { Combobox } from './combobox';
import { cityGroups, longGroups, mixedGroups, suggest, texts } from './combobox.fixtures';
import type { ComboboxOption, ComboboxProps } from './combobox-types';

const keyboard = `| Key | What it does |
|---|---|
| Down, Up | opens the list; the next, the previous option, round the ends |
| Page Down, Page Up | ten options further, back |
| Alt + Down, Alt + Up | opens without choosing, closes |
| Enter | chooses the active option; with a closed list the form is sent |
| Escape | closes the list; with a closed list clears the field |
| Home, End, Left, Right | move the caret in the text |
| Tab | leaves; without free text what was chosen comes back |`;

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  parameters: { docs: { description: { component: keyboard } } },
  args: {
    id: 'city',
    label: 'شهر',
    hint: 'نام شهر یا استان را بنویسید.',
    text: '',
    groups: cityGroups,
    texts,
    onTextChange: () => undefined,
    onChoose: () => undefined,
  },
  render: (args) => <Bound {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the state like a caller: the text, the chosen option, and a search over the groups. */
function Bound(args: ComboboxProps) {
  const [text, setText] = useState(args.text);
  const [chosen, setChosen] = useState<ComboboxOption | undefined>(args.chosen);
  const groups = suggest(args.groups, text === chosen?.label ? '' : text);
  return (
    <Combobox
      {...args}
      text={text}
      chosen={chosen}
      groups={groups}
      onTextChange={setText}
      onChoose={setChosen}
    />
  );
}

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox');
const activeText = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(field(canvasElement));
};

const chosen = { value: 'isfahan', label: 'اصفهان' };

export const Default: Story = {};
export const Playground: Story = {
  tags: ['framed'],
  args: { dense: true, required: true, placeholder: 'مثلاً اصفهان' },
  play: opened,
};
export const Chosen: Story = {
  tags: ['framed'],
  args: { text: 'اصفهان', chosen },
  play: opened,
};
export const Matched: Story = {
  tags: ['framed'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'شه');
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(1);
  },
};
export const Loading: Story = {
  tags: ['framed'],
  args: { status: 'loading', groups: [] },
  play: opened,
};
/** While it searches, the options of the last search are not on the screen: no key reaches them. */
export const LoadingKeepsOldGroups: Story = {
  tags: ['!autodocs'],
  args: { status: 'loading', onChoose: fn() },
  render: (args) => <Combobox {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await press('{ArrowDown}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await press('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
  },
};
/** A caller that adds one after another empties the text with the choice. */
export const Adding: Story = {
  tags: ['!autodocs'],
  render: function Added(args) {
    const [text, setText] = useState('');
    return <Combobox {...args} text={text} onTextChange={setText} onChoose={() => setText('')} />;
  },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'ته{ArrowDown}{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Empty: Story = {
  tags: ['framed'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'خخخ');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(texts.empty);
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Failed: Story = {
  tags: ['framed'],
  args: { status: 'error', groups: [], onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('button', { name: texts.retry })).toHaveFocus();
  },
};
export const WithError: Story = { args: { error: 'شهری را از فهرست برگزینید.', hint: undefined } };
export const Disabled: Story = { args: { disabled: true, text: 'اصفهان', chosen } };
export const Dense: Story = { args: { dense: true } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const input = field(canvasElement);
    await press('{Tab}');
    await expect(input).toHaveFocus();
    await press('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(activeText(input)).toContain('تهران');
    await press('{ArrowDown}');
    await expect(activeText(input)).toContain('شهریار');
    await press('{ArrowUp}{ArrowUp}');
    await expect(activeText(input)).toContain('نجف‌آباد');
    await press('{PageUp}{Enter}');
    await expect(input).toHaveValue('تهران');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await press('{Escape}');
    await expect(input).toHaveValue('تهران');
    await press('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await press('{ArrowDown}{Tab}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  }),
};
export const ListOnly: Story = {
  tags: ['!autodocs'],
  args: { text: 'اصفهان', chosen },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'ک');
    await press('{Tab}');
    await expect(input).toHaveValue('اصفهان');
    await userEvent.clear(input);
    await userEvent.type(input, 'شیراز{Enter}');
    await expect(input).toHaveValue('شیراز');
  },
};
export const FreeText: Story = {
  tags: ['!autodocs'],
  args: { isFreeText: true, label: 'برند', hint: 'برند تازه هم می‌توان نوشت.' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'برند تازه');
    await press('{Tab}');
    await expect(input).toHaveValue('برند تازه');
  },
};
export const LongText: Story = {
  tags: ['framed'],
  args: { groups: longGroups, label: 'دستهٔ کالا' },
  play: opened,
};
export const MixedDirection: Story = {
  tags: ['framed'],
  args: { groups: mixedGroups, label: 'کد فنی', text: '6205' },
  play: opened,
};
export const Narrow: Story = {
  tags: ['framed'],
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: opened,
};
