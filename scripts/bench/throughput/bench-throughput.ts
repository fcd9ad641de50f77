import type { Settings } from '@bazaar/settings';
import { say } from '../../run/console.ts';
import { productAddresses } from '../product-addresses.ts';
import { withRunningProduct } from '../running-product.ts';
import { writeSection } from '../write-section.ts';
import { measureThroughput, type ThroughputRow } from './measure-throughput.ts';

/** `pnpm bench throughput [number of products]`: how many warm pages one instance sends. */
export function benchThroughput(products: number): Promise<void> {
  return withRunningProduct(products, async (settings, webProcess) => {
    const [address = ''] = await productAddresses(settings, 1);
    await writeThroughput(settings, address, webProcess);
  });
}

/** Measures the page at an address and replaces the part of docs/benchmarks.md. */
export async function writeThroughput(
  settings: Settings,
  address: string,
  webProcess: number,
): Promise<void> {
  const { rows, overBareServer, overBareProcessor } = await measureThroughput(settings, address, webProcess);
  const text = [
    '| What is sent | Bytes | Responses/s | Processor time of the server |',
    '|---|---|---|---|',
    ...rows.map(lineOf),
    '',
    `The page in gzip over the bare server: ${overBareServer.toFixed(2)} of its responses a second (goal: ≥ 0.2), ${overBareProcessor.toFixed(2)} for the same processor time.`,
  ].join('\n');
  say(text);
  writeSection('throughput', text);
}

function lineOf({ title, bytes, perSecond, processorMs }: ThroughputRow): string {
  return `| ${title} | ${bytes} | ${perSecond.toFixed(0)} | ${processorMs.toFixed(2)} ms |`;
}
