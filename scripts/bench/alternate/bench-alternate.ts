import { deepStrictEqual } from 'node:assert';
import { say } from '../../run/console.ts';
import { writeSection } from '../write-section.ts';
import { alternatingJourney } from './alternating-journey.ts';
import { AlternatingPerson } from './alternating-person.ts';
import { type TwoOfEach, withTwoOfEach } from './two-of-each.ts';

/**
 * Two people go from the login to messages, each request at another of two web servers with two backends over one PostgreSQL; the limits of
 * one-time codes are tried across both. Writes what was found to docs/assurance.md.
 */
export async function benchAlternate(): Promise<void> {
  await withTwoOfEach(async (two) => {
    await warmUp(two);
    const people = [
      new AlternatingPerson(two, '09120000001', 0),
      new AlternatingPerson(two, '09120000003', 1),
    ];
    const counts = await Promise.all(people.map((person) => alternatingJourney(two, person)));
    const limits = await limitsInSum(two);
    const rows = Object.keys(counts[0] ?? {}).map((name) => {
      const sum = counts.reduce((total, each) => total + each[name as keyof typeof each], 0);
      return `| ${name} | ${sum} | each there once, at both |`;
    });
    const table = ['| By two people | number | found |', '|---|---|---|', ...rows, ...limits].join('\n');
    say(table);
    writeSection('alternating', `${new Date().toISOString().slice(0, 10)}\n\n${table}`, 'docs/assurance.md');
  });
}

/** The first response a server checks loads the schemas of all, which may take longer than a call's deadline. */
async function warmUp({ webs }: TwoOfEach): Promise<void> {
  for (const web of webs) {
    const isServed = async () => (await fetch(`${web}/api/v1/suppliers?pageSize=1`)).ok;
    for (let tries = 0; tries < 20 && !(await isServed()); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function limitsInSum(two: TwoOfEach): Promise<string[]> {
  const nobody = new AlternatingPerson(two, '09125550001', 0);
  const statuses = async (times: number, work: () => Promise<Response>) => {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) found.push((await work()).status);
    return found;
  };
  const codes = await statuses(4, () => nobody.post('users/login-by-otp', { phoneNumber: nobody.mobile }));
  deepStrictEqual(codes, [200, 429, 429, 429]);
  const form = {
    grant_type: 'otp',
    phone_number: nobody.mobile,
    code: '00000',
    client_id: 'bazaar-web',
    scope: 'openid',
  };
  const redeem = () =>
    nobody.send('/api/v1/connect/token', { method: 'POST', body: new URLSearchParams(form) });
  const tried = await statuses(6, redeem);
  // One number in a hundred thousand is the code; the fifth wrong one locks.
  deepStrictEqual(tried, [400, 400, 400, 400, 429, 429]);
  return [
    `| codes requested for one number | ${codes.length} | ${codes.join(', ')} |`,
    `| wrong codes for one number | ${tried.length} | ${tried.join(', ')} |`,
  ];
}
