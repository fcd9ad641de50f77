import { Table } from '@bazaar/ui/table';

export function Example() {
  const head = (
    <tr>
      <th scope="col">تأمین‌کننده</th>
      <th scope="col">قیمت، تومان</th>
    </tr>
  );
  return (
    <Table caption="پیشنهاد تأمین‌کنندگان دیگر" head={head}>
      <tr>
        <th scope="row">یاتاقان پارس</th>
        <td>۹۸۰٬۰۰۰</td>
      </tr>
    </Table>
  );
}
