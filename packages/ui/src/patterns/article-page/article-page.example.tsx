import { ArticleView } from '@bazaar/ui/patterns/article-page';

export function Example() {
  return (
    <ArticleView
      title="هم‌محوری پمپ و الکتروموتور: اندازه‌گیری، حد مجاز و محاسبهٔ شیم"
      lead="بیشتر خرابی‌های زودرس بلبرینگ و آب‌بند پمپ از ناهم‌محوری است."
      html={
        '<p>وقتی دو محور در یک راستا نباشند، کوپلینگ در هر دور یک بار خم می‌شود؛ ناهم‌محوری <a data-live="" href="#convert">۰٫۲ <bdi dir="ltr">mm</bdi></a> عمر را به نیم می‌رساند.</p>\n<h2 id="part-1">حد مجاز</h2><div tabindex="0" role="group" aria-label="جدول"><table><caption>حد مجاز برای کوپلینگ کوتاه</caption><thead><tr><th scope="col">دور</th><th scope="col">موازی</th></tr></thead><tbody><tr><td>۷۵۰</td><td>۰٫۰۹</td></tr><tr><td>۱٬۵۰۰</td><td>۰٫۰۶</td></tr></tbody></table></div>\n<h2 id="part-2">روش</h2><ol><li>ساعت را روی لبه ببندید.</li><li>یک دور کامل بچرخانید.</li></ol>\n<h3 id="part-2-1">محاسبهٔ شیم</h3><div data-part="formula"><p>s₁ = <span data-part="fraction"><span data-part="numerator">b</span><span data-part="denominator">a</span></span> f</p><div data-part="where"><dl><dt><bdi dir="ltr">s₁</bdi></dt><dd>شیم زیر پایهٔ جلو</dd><dt><bdi dir="ltr">f</bdi></dt><dd>اختلاف پیشانی</dd></dl></div></div>\n<aside data-part="warning"><p><strong>پیش از کار:</strong> برق الکتروموتور را قطع و کلید را قفل کنید.</p></aside>'
      }
      empty="متن این مطلب هنوز نوشته نشده است."
    />
  );
}
