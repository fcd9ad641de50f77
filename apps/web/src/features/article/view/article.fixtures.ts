import type { ContentType, FileRef } from '@bazaar/api/model';
import { drawing } from '@/testing/drawings';
import { listedProducts } from '@/testing/listing-fixtures';
import { article, video } from '@/testing/supplier-fixtures';
import { tradeUnits } from '@/testing/unit-fixtures';
import type { ArticleData } from '../article-data';

const type = (id: string, title: string): ContentType => ({
  id,
  title,
  slug: title,
  pageType: 'Article',
  pageCount: 12,
  children: [],
});

const file = (id: string, name: string, sizeBytes: number): FileRef => ({
  id,
  url: `/media/attachments/${id}`,
  name,
  mime: 'application/octet-stream',
  sizeBytes,
});

const live = (data: string, text: string) => `<a href="#converter" data-live="${data}">${text}</a>`;
const latin = (text: string) => `<bdi dir="ltr">${text}</bdi>`;

const html = `<p>وقتی دو محور در یک راستا نباشند، کوپلینگ در هر دور یک بار خم می‌شود و نیروی آن به بلبرینگ ${live('', latin('6205'))} می‌رسد؛ ناهم‌محوری ${live('0.2 mm', `۰٫۲ ${latin('mm')}`)} عمر را به نیم می‌رساند.</p>
<h2 id="part-1">پیش از اندازه‌گیری</h2><p>فلنج ${live('', latin('DIN 2501'))} در فشار کار ${live('16 bar', `۱۶ ${latin('bar')}`)} نباید لوله را بکشد.</p>
<figure><img src="${drawing('pump').url}" width="640" height="440" alt="پمپ"><figcaption>ساعت اندازه‌گیری روی لبهٔ کوپلینگ</figcaption></figure>
<h2 id="part-2">حد مجاز ناهم‌محوری</h2><div tabindex="0" role="group" aria-label="جدول"><table><caption>حد مجاز برای کوپلینگ کوتاه، اندازه‌ها به میلی‌متر</caption><thead><tr><th scope="col">دور</th><th scope="col">موازی، خوب</th><th scope="col">موازی، پذیرفتنی</th></tr></thead><tbody><tr><td>۷۵۰</td><td>۰٫۰۹</td><td>۰٫۱۹</td></tr><tr><td>۱٬۵۰۰</td><td>۰٫۰۶</td><td>۰٫۰۹</td></tr></tbody></table></div>
<h2 id="part-3">روش لبه و پیشانی</h2><ol><li>ساعت را روی لبه ببندید و یک دور کامل بچرخانید.</li><li>همین کار را روی پیشانی انجام دهید.</li></ol>
<h3 id="part-3-1">محاسبهٔ شیم</h3><div data-part="formula"><p>s₁ = <span data-part="fraction"><span data-part="numerator">b</span><span data-part="denominator">a</span></span> f + <span data-part="fraction"><span data-part="numerator">r</span><span data-part="denominator">2</span></span></p><div data-part="where"><dl><dt>${latin('s₁')}</dt><dd>شیم زیر پایهٔ جلو</dd><dt>${latin('f')}</dt><dd>اختلاف پیشانی</dd></dl></div></div>
<aside data-part="warning"><p><strong>پیش از کار:</strong> برق الکتروموتور را قطع و کلید را قفل کنید.</p></aside>
<h2 id="part-4">خطاهای رایج</h2><ul><li>سفت کردن پیچ پایه پیش از آزمون پای لق.</li><li>شیم زنگ‌زده یا تاخورده.</li></ul>`;

const { supplier: _supplier, ...summary } = article;

/** An article with everything that can stand around it. */
export const articleData: ArticleData = {
  page: {
    ...summary,
    id: 'pg-alignment',
    title: 'هم‌محوری پمپ و الکتروموتور: اندازه‌گیری، حد مجاز و محاسبهٔ شیم',
    slug: 'هم‌محوری-پمپ-و-الکتروموتور',
    summary:
      'بیشتر خرابی‌های زودرس بلبرینگ و آب‌بند پمپ از ناهم‌محوری است. با چهار عدد می‌توان آن را زیر حد مجاز آورد.',
    contentTypeId: 'ct-engineering',
    contentTypeTitle: 'محاسبات مهندسی',
    pageType: 'Article',
    labels: ['هم‌محوری', 'پمپ سانتریفیوژ', 'کوپلینگ'],
    categoryIds: ['c-end-suction-pump'],
    authorName: 'گروه فنی بازار',
    readingMinutes: 8,
    gallery: [],
    videos: [video],
    attachments: [
      file('f-1', 'برگهٔ اندازه‌گیری.pdf', 184_000),
      file('f-2', 'محاسبهٔ شیم.xlsx', 45_000),
      file('f-3', 'نقشهٔ نگهدارندهٔ ساعت.dwg', 215_000),
    ],
  },
  html,
  parts: [
    { id: 'part-1', label: 'پیش از اندازه‌گیری' },
    { id: 'part-2', label: 'حد مجاز ناهم‌محوری' },
    { id: 'part-3', label: 'روش لبه و پیشانی', parts: [{ id: 'part-3-1', label: 'محاسبهٔ شیم' }] },
    { id: 'part-4', label: 'خطاهای رایج' },
  ],
  trail: [type('ct-knowledge', 'دانش فنی'), type('ct-engineering', 'محاسبات مهندسی')],
  category: { id: 'c-end-suction-pump', name: 'پمپ سانتریفیوژ', slug: 'پمپ-سانتریفیوژ' },
  products: { state: 'ready', value: listedProducts.slice(0, 4) },
  tradeUnits,
  others: { state: 'missing', status: 404 },
};
