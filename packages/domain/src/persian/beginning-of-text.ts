/** Returns a text of at most so many characters and a sign that it goes on; it ends after a whole word. A short text stays whole. */
export function beginningOfText(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  const cut = text.slice(0, space > 0 ? space : most);
  return `${cut.replace(/[\s،؛:.,-]+$/, '')} …`;
}
