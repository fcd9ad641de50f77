/** How the framework names what it keeps of a page: the kind, a hash of the route that made it, a dollar sign and the path. */
const KEY = /^\/route-cache\/[^/]+\/[^/]+\/\$(?<path>\/.*)$/;
/** Its name for the path of the home page; a page whose own address begins so stands one folder below. */
const INDEX = /^\/index(?=\/index(?:\/|$)|$)/;

/** Returns the path of the page that is kept under a key. The key itself keeps its hash, which tells apart two routes of one path. */
export function pathOfKey(key: string): string {
  const path = KEY.exec(key)?.groups?.path ?? key;
  return path.replace(INDEX, '') || '/';
}
