import { DataTable } from '@bazaar/ui/data-table';

const columns = [
  { id: 'code', label: 'کد', isName: true, cell: ({ code }: { code: string }) => code },
  { id: 'bore', label: 'قطر داخلی', isFigure: true, cell: ({ bore }: { bore: string }) => bore },
];

export function Example() {
  const rows = [{ code: '6205-2RSH', bore: '۲۵' }];
  return (
    <DataTable
      caption="بلبرینگ‌ها"
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
      rowName={({ code }) => code}
    />
  );
}
