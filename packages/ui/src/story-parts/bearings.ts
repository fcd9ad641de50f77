export interface Bearing {
  readonly code: string;
  readonly brand: string;
  readonly supplier: string;
  readonly bore: number;
  readonly outer: number;
  readonly width: number;
  readonly load: string;
  readonly price: string;
}

const rows = `6004-2RSH|SKF|یاتاقان پارس، تهران|20|42|12|۹٫۹۵|۷۲۰٬۰۰۰
6204-2RSH|SKF|صنایع یاتاقان البرز، کرج|20|47|14|۱۳٫۵۰|استعلام
6204LLU|NTN|بلبرینگ آذرگستر، تبریز|20|47|14|۱۲٫۸۰|۵۹۶٬۰۰۰
6304-2RSH|SKF|ماشین‌افزار توس، مشهد|20|52|15|۱۶٫۸۰|۱٬۱۲۰٬۰۰۰
61905-2RS1|SKF|تأمین‌صنعت سپاهان، اصفهان|25|42|9|۷٫۰۲|۱٬۳۶۰٬۰۰۰
6005-2RSH|SKF|یاتاقان پارس، تهران|25|47|12|۱۱٫۹۰|۸۶۵٬۰۰۰
6205-2RSH|SKF|یاتاقان پارس، تهران|25|52|15|۱۴٫۸۰|۹۸۰٬۰۰۰
6205-2RSR|FAG|صنایع یاتاقان البرز، کرج|25|52|15|۱۴٫۹۰|۸۹۰٬۰۰۰
6205DDU|NSK|تأمین‌صنعت سپاهان، اصفهان|25|52|15|۱۴٫۰۰|۷۴۲٬۰۰۰
6205LLU|NTN|بلبرینگ آذرگستر، تبریز|25|52|15|۱۴٫۰۰|۶۸۸٬۰۰۰
6305-2RS1|SKF|یاتاقان پارس، تهران|25|62|17|۲۳٫۴۰|۱٬۴۵۰٬۰۰۰
6006-2RS1|SKF|یاتاقان پارس، تهران|30|55|13|۱۳٫۸۰|استعلام
6206LLU|NTN|بلبرینگ آذرگستر، تبریز|30|62|16|۱۹٫۵۰|۹۳۴٬۰۰۰
6306-2RS1|SKF|یاتاقان پارس، تهران|30|72|19|۲۹٫۶۰|۱٬۸۷۰٬۰۰۰`;

/** Bearings as a list shows them; the last one is the largest. */
export const bearings: readonly Bearing[] = rows.split('\n').map((line) => {
  const [code = '', brand = '', supplier = '', bore, outer, width, load = '', price = ''] = line.split('|');
  return {
    code,
    brand,
    supplier,
    bore: Number(bore),
    outer: Number(outer),
    width: Number(width),
    load,
    price,
  };
});
