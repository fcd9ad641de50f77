/** Returns the text of a page's main element as read without script; without advertisements, whose absence is no fault. */
export function mainText(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return main
    .replace(
      /<aside [^>]*class="u-section-band[\s\S]*?<\/aside>|<p [^>]*class="u-featured[\s\S]*?<\/p>|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g,
      '',
    )
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#a-z0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
