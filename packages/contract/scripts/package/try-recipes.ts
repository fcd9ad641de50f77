import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { foreignContract, foreignPart } from './foreign-service.ts';
import { runProcess } from './run-process.ts';
import type { Trial } from './trial.ts';
import { commitAll } from './try-on-node.ts';
import { packageFolder } from './write-package.ts';

interface Recipe {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly code: number;
  readonly says: RegExp;
}

const ci = (path: string) => join(packageFolder, 'ci', path);
const yaml = (path: string) => parse(readFileSync(ci(path), 'utf8'));
const less = /50 → 20/;
const number = /places must be integer/;

/**
 * Runs the steps of the recipes for CI in an empty folder with a foreign contract: those of the GitHub Action and of the GitLab jobs as they
 * stand in their files, the shell recipe as it is. Every recipe is seen red, and once green.
 */
export async function tryRecipes(
  tarball: string,
  folder: string,
  origin: string,
  trial: Trial,
): Promise<void> {
  mkdirSync(join(folder, 'parts'), { recursive: true });
  writeFileSync(join(folder, 'parts/room.yaml'), foreignPart);
  writeFileSync(join(folder, 'openapi.yaml'), foreignContract(50));
  await runProcess('sh', ['-c', `${commitAll} && git branch --force kept && git remote add origin .`], {
    cwd: folder,
  });
  writeFileSync(join(folder, 'openapi.yaml'), foreignContract(20));
  const recipes = [
    ...shell(tarball, origin),
    ...action(tarball, origin, join(folder, 'summary.md')),
    ...pipeline(tarball, origin),
  ];
  for (const { name, program, words, env, code, says } of recipes) {
    const ended = await runProcess(program, words, { cwd: folder, env });
    const isRight = ended.code === code && says.test(ended.output);
    trial.expect(`${name} ends with ${code} and says ${says}`, isRight, `${ended.code}: ${ended.output}`);
  }
  const summary = readFileSync(join(folder, 'summary.md'), 'utf8');
  trial.expect('the GitHub Action writes its summary', less.test(summary) && number.test(summary), summary);
  const junit = readFileSync(join(folder, 'live.xml'), 'utf8');
  trial.expect('the recipes write a JUnit report', junit.includes('<testcase'), junit);
}

function shell(tarball: string, origin: string): Recipe[] {
  const base = { program: 'sh', env: { CONTRACT_PACKAGE: tarball, AGAINST: 'kept:openapi.yaml' } };
  const live = (path: string) => ({ ...base.env, BASE_URL: `${origin}/${path}` });
  const script = ci('contract.sh');
  return [
    { ...base, name: 'contract.sh breaking', words: [script, 'breaking'], code: 1, says: less },
    { ...base, name: 'contract.sh live', words: [script, 'live'], env: live('wrong'), code: 1, says: number },
    {
      ...base,
      name: 'contract.sh live, on a right service',
      words: [script, 'live', '--seed', '1', '--exclude-checks', 'refused'],
      env: live('right'),
      code: 0,
      says: /no findings/,
    },
  ];
}

/** The steps of the composite action, with its inputs put in by hand; an input that is not named has its default. */
function action(tarball: string, origin: string, summary: string): Recipe[] {
  const { inputs, runs } = yaml('github/action.yml');
  const given: Record<string, string> = {
    package: tarball,
    against: 'kept:openapi.yaml',
    'base-url': `${origin}/wrong`,
    arguments: '--seed 1 --exclude path=/no*',
  };
  const put = (text: string) =>
    text.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => given[name] ?? inputs[name].default);
  return runs.steps.map(
    (step: { name: string; run: string; env: Record<string, string> }, index: number) => ({
      name: `GitHub Action, ${step.name}`,
      program: 'bash',
      words: ['-eo', 'pipefail', '-c', step.run],
      env: {
        ...Object.fromEntries(Object.entries(step.env).map(([name, text]) => [name, put(text)])),
        GITHUB_STEP_SUMMARY: summary,
      },
      code: 1,
      says: index === 0 ? /1 breaking/ : number,
    }),
  );
}

/** The scripts of the jobs, with their variables. */
function pipeline(tarball: string, origin: string): Recipe[] {
  const { variables, ...jobs } = yaml('gitlab/contract.gitlab-ci.yml');
  return ['contract:breaking', 'contract:live'].map((name, index) => {
    const job = jobs[name];
    return {
      name: `GitLab, ${name}`,
      program: 'bash',
      words: ['-eo', 'pipefail', '-c', job.script.join('\n')],
      env: {
        ...Object.fromEntries(
          Object.entries({ ...variables, ...job.variables }).map(([key, value]) => [key, String(value)]),
        ),
        CONTRACT_PACKAGE: tarball,
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'kept',
        BASE_URL: `${origin}/wrong`,
      },
      code: 1,
      says: index === 0 ? less : number,
    };
  });
}
