import { FileRows } from '@bazaar/ui/patterns/file-rows';

export function Example() {
  return (
    <FileRows
      label="فایل‌ها"
      files={[
        {
          id: 'f-1',
          href: '/files/f-1/sheet.pdf',
          name: 'برگهٔ مشخصات',
          icon: 'pdf',
          kind: 'PDF',
          size: '۴۲۰ کیلوبایت',
        },
      ]}
    />
  );
}
