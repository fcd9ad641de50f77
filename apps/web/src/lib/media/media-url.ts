/** Pictures and files are served by name from a few known folders, in a few widths, and nothing else. */
const PATH =
  /^\/media\/(drawings|logos|gateways|photos|files)\/[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.(webp|png|jpg|pdf)$/;
const WIDTH = /^(48|96|320|640|1024)$/;

/** Returns the catalogue's address of an allowed picture; the width is the only query parameter that passes. */
export function mediaUrl(requestUrl: string, catalogueOrigin: string): URL | undefined {
  const { pathname, searchParams } = new URL(requestUrl);
  if (!PATH.test(pathname)) return undefined;
  const url = new URL(pathname, catalogueOrigin);
  const width = searchParams.get('w');
  if (width !== null) {
    if (!WIDTH.test(width)) return undefined;
    url.searchParams.set('w', width);
  }
  return url;
}
