/** Removes advertisements from a page: their absence is no fault. */
export function withoutAds(html: string): string {
  return html.replace(
    /<aside [^>]*class="u-section-band[\s\S]*?<\/aside>|<p [^>]*class="u-featured[\s\S]*?<\/p>/g,
    '',
  );
}

/** Returns the text of a page's main element as read without script, and without advertisements. */
export function mainText(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return withoutAds(main)
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#a-z0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
