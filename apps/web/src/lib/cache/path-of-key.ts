/** The framework's key of a cached page: the kind, a hash of the route that rendered it, a dollar sign and the path. */
const KEY = /^\/route-cache\/[^/]+\/[^/]+\/\$(?<path>\/.*)$/;
/** The framework's name for the path of the home page; a page whose own address begins with it stands one folder below. */
const INDEX = /^\/index(?=\/index(?:\/|$)|$)/;

/** Returns the path of the page that is cached under a key. The key itself keeps its hash, which tells apart two routes of one path. */
export function pathOfKey(key: string): string {
  const path = KEY.exec(key)?.groups?.path ?? key;
  return path.replace(INDEX, '') || '/';
}
