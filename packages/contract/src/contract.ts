import { writeBundle } from './bundle.ts';
import { check } from './check.ts';
import { generate } from './generate.ts';
import { runRedocly } from './run-redocly.ts';

const commands: Record<string, { does: string; run: () => Promise<unknown> }> = {
  lint: { does: 'holds the contract against its rules', run: async () => runRedocly('lint', 'bazaar') },
  bundle: { does: 'writes openapi/dist/openapi.json', run: writeBundle },
  generate: { does: 'writes the bundle and everything made from it', run: generate },
  check: { does: 'lints, generates and fails when a file changed', run: check },
};

const name = process.argv[2] ?? '';
const command = commands[name];
if (command === undefined) {
  const list = Object.entries(commands).map(([command, { does }]) => `  ${command.padEnd(9)} ${does}`);
  console.error(`contract <command>\n${list.join('\n')}`);
  process.exitCode = 2;
} else {
  try {
    await command.run();
    console.log(`contract ${name}: done`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
