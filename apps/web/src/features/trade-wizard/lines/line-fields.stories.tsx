import { getGetActiveCategoryMockHandler as category } from '@bazaar/api/mocks/categories';
import { getListMeasurementUnitsMockHandler as units } from '@bazaar/api/mocks/measurement-quantities';
import { type DraftProperty, newLine } from '@bazaar/domain/trade-drafts';
import { WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedQueries } from '@/lib/data/shared-queries';
import type { Upload } from '@/lib/uploads/upload-queue';
import { never } from '@/testing/story-of-person';
import { lengthUnits } from '@/testing/unit-fixtures';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { uploadTexts } from '@/translations/uploads';
import { documentTarget, lineTarget } from '../files/with-file';
import { DocumentsStep } from '../steps/documents-step';
import { contextOf } from '../trade-wizard.fixtures';
import { LinesStep } from './lines-step';

const nothing = () => undefined;
const stated = (propertyId: string, part: Partial<DraftProperty>): DraftProperty => ({
  propertyId,
  title: '',
  kind: 'Option',
  min: '',
  max: '',
  unitId: '',
  unitText: '',
  options: [],
  text: '',
  ...part,
});
const line = newLine('l-1', {
  title: 'بلبرینگ شیار عمیق',
  categoryId: 'c-1',
  quantity: '۲۰۰',
  unitId: 'u-piece',
  targetPrice: '۹۰۰٬۰۰۰',
  required: [
    stated('p-bore', { kind: 'Number', min: '۱', max: '۲', unitId: 'u-inch', unitText: 'in' }),
    stated('p-seal', { options: [{ id: 'o-1', title: 'دوطرفه 2RS' }] }),
    stated('p-brand', { kind: 'MultiOption', options: [{ id: 'b-SKF', title: 'SKF' }] }),
    stated('p-made', { kind: 'Date', text: '2025-03-21' }),
  ],
  files: [{ id: 'f-1', name: 'نقشهٔ یاتاقان.dwg' }],
});
const upload = (id: string, target: string, part: Partial<Upload>): Upload => ({
  id,
  target,
  name: `پلاک دستگاه ${id}.jpg`,
  sizeBytes: 1_258_291,
  state: 'queued',
  percent: 0,
  ...part,
});
const states = (target: string): readonly Upload[] => [
  upload('۱', target, { state: 'uploading', percent: 64 }),
  upload('۲', target, {}),
  upload('۳', target, { state: 'failed', problem: 'network' }),
  upload('۴', target, { state: 'refused', problem: 'file-large' }),
];

/** The fields of a line and the documents of a request, with files in each state. */
const meta = {
  title: 'Screens/Trade/Trade wizard lines',
  component: WizardCard,
  tags: ['!autodocs'],
  args: { id: 'wizard', title: texts.lines, children: null },
  parameters: {
    msw: { handlers: [units(lengthUnits), category()] },
  },
  render: () => (
    <SharedQueries>
      <LinesStep context={contextOf([line], {}, states(lineTarget('l-1')))} openKey="l-1" onOpen={nothing} />
    </SharedQueries>
  ),
} satisfies Meta<typeof WizardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of property, and files in every state. */
export const Ready: Story = {};

/** The properties of the category and the units are not there yet. */
export const Loading: Story = {
  parameters: { msw: { handlers: [units(never), category(never)] } },
  render: () => {
    const context = contextOf([line]);
    const reads = { ...context.reads, properties: new Map() };
    return (
      <SharedQueries>
        <LinesStep context={{ ...context, reads }} openKey="l-1" onOpen={nothing} />
      </SharedQueries>
    );
  },
};

/** No document yet. */
export const Empty: Story = {
  render: () => <DocumentsStep context={contextOf([line])} demanded={new Set(['tdt-technical-spec'])} />,
};

export const Documents: Story = {
  render: () => {
    const context = contextOf([line], {}, states(documentTarget('tdt-technical-spec')));
    return (
      <SharedQueries>
        <DocumentsStep context={context} demanded={new Set(['tdt-technical-spec'])} />
      </SharedQueries>
    );
  },
};

/** A file that is no list, after a list with a wrong row. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <SharedQueries>
      <LinesStep context={contextOf([])} openKey={undefined} onOpen={nothing} />
    </SharedQueries>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.paste }));
    await userEvent.click(canvas.getByLabelText(texts.paste));
    await userEvent.paste('نام\tتعداد\tواحد\nبلبرینگ\tچند\tعدد\nگریس\t۲\tعدد');
    await userEvent.click(canvas.getByRole('button', { name: texts.pasteAdd }));
    await canvas.findByText(/۱ ردیف افزوده شد/);
    await canvas.findByDisplayValue(/^نام\s+تعداد\s+واحد\s+بلبرینگ\s+چند\s+عدد$/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no input');
    await userEvent.upload(input, new File(['PK\u0003\u0004'], 'فهرست.xlsx'));
    await canvas.findByText(texts.sheetProblems.broken);
    await canvas.findByRole('button', { name: uploadTexts.drop.remove('فهرست.xlsx') });
  },
};
