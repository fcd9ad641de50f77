import { isObject, type Json } from '../../document.ts';
import { type Place, report } from '../place.ts';

/** More addresses than this are not written out one by one; the template is compared instead. */
const mostAddresses = 200;

/** Compares base addresses: each one a caller may use has to be there still. A document that names none leaves them to its readers. */
export function compareServers(left: Json | undefined, right: Json | undefined, place: Place): void {
  if (!Array.isArray(left) || left.length === 0) return;
  const [before, after] = [addressesOf(left), addressesOf(right)];
  const gone = before.filter((address) => !after.includes(address));
  if (gone.length > 0) report({ ...place, where: 'servers' }, 'breaking', 'server-removed', gone, after);
}

function addressesOf(servers: Json | undefined): string[] {
  const list = Array.isArray(servers) ? servers.filter(isObject) : [];
  if (list.length === 0) return ['/'];
  return [...new Set(list.flatMap((server) => expand(server).map(withoutSlash)))];
}

function expand({ url, variables }: { [name: string]: Json }): string[] {
  let addresses = [String(url)];
  for (const [name, variable] of Object.entries(isObject(variables) ? variables : {})) {
    const { enum: values, default: usual } = isObject(variable) ? variable : {};
    // A variable without a list of values is free: its name in braces stands for any.
    const choices = Array.isArray(values) ? values.map(String) : [`{${name}}`, String(usual)];
    if (addresses.length * choices.length > mostAddresses) return [JSON.stringify({ url, variables })];
    addresses = addresses.flatMap((address) =>
      choices.map((choice) => address.replaceAll(`{${name}}`, choice)),
    );
  }
  return addresses;
}

const withoutSlash = (address: string) => (address.length > 1 ? address.replace(/\/+$/, '') : address);
