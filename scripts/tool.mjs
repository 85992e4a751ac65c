/*
 * Runs the tools that nobody needs every day: `npm run tool` lists them, `npm run tool -- fuzz --events 2000` runs one,
 * `npm run tool -- fuzz --help` prints its options.
 */
import { fail } from './dependencies.mjs';

/**
 * @typedef {object} Tool
 * @property {string} does One sentence, for the list of all tools.
 * @property {string} [takes] Its options.
 * @property {boolean} [needsGenerated] Whether it imports, or builds, what is generated from the contract.
 * @property {() => Promise<unknown>} run
 */

/** @type {Record<string, Tool>} */
const tools = {
  bench: {
    does: 'Measures scoring, starts, screens, search and chat, each figure beside its goal.',
    takes: '[part ...] [--slower 4] [--network slow4g|p75]',
    needsGenerated: true,
    run: () => import('./bench/bench.ts'),
  },
  mutants: {
    does: 'Changes the code in small ways and counts what the unit tests notice.',
    takes: '[--only realtime/commands] [--every 10] [--seed 1] [--lanes 2]',
    needsGenerated: true,
    run: () => import('./mutants/mutants.ts'),
  },
  fuzz: {
    does: 'Gives the live layer events in random order and compares it with a plain model.',
    takes: '[--events 1000000] [--seed 7] [--path <path>] [--network unreliable|reliable|both]',
    needsGenerated: true,
    run: () => import('./fuzz.ts'),
  },
  monkey: {
    does: 'Presses and types at random on every screen of the built app, and weighs the memory before and after.',
    takes: '[--actions 10000] [--seed 7]',
    needsGenerated: true,
    run: () => import('./monkey.ts'),
  },
  steady: {
    does: 'Runs the stories and journeys again and again on a machine that is made slow, to find races.',
    takes: '[--times 5] [--only test:stories|test:e2e] [--way busy|slow]',
    run: () => import('./steady.mjs'),
  },
  'storybook:check': {
    does: 'Builds Storybook and opens every story and page of it.',
    takes: '[--only <part of an id>] [--built <folder>] [--engine webkit|firefox|chromium-as-safari]',
    needsGenerated: true,
    run: () => import('./storybookCheck.ts'),
  },
  'storybook:changes': {
    does: 'Pictures the stories that differ from the last tag, for Storybook’s page "What changed".',
    takes: '[--since <revision>] [--only <part of an id>]',
    needsGenerated: true,
    run: () => import('./storybookChanges.ts'),
  },
  site: {
    does: 'Makes one static folder of a demo, Storybook, the reference and the documents.',
    takes: '[--base /otonowa/]',
    needsGenerated: true,
    run: () => import('./site.ts'),
  },
  'site:check': {
    does: 'Opens every part of that folder in a browser.',
    run: () => import('./siteCheck.ts'),
  },
  compress: {
    does: 'Writes a gzip and a brotli file beside each text file in the `assets/` of a build, for a web server.',
    takes: '[folder]',
    run: async () => (await import('./hosting/compress.ts')).compress(process.argv[2] ?? 'dist'),
  },
  'check-deployment': {
    does: 'Asks a deployed app from outside: page, headers, caching, health, backend and socket.',
    takes: 'https://app.example.com',
    run: async () => {
      const [, , address = ''] = process.argv;
      if (!URL.canParse(address)) return fail('It needs the address of the app, such as https://app.example.com');
      const { checkDeployment } = await import('./hosting/checkDeployment.ts');
      const { summary, faults } = await checkDeployment(address);
      console.log(summary);
      for (const fault of faults) console.log(`- ${fault}`);
      if (faults.length > 0) fail(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
    },
  },
  'receive-reports': {
    does: 'Receives the reports of the app and prints a line of JSON for each event.',
    takes: '[port, else 8090] [address, else 127.0.0.1]',
    run: async () => {
      const [, , port = '8090', address = '127.0.0.1'] = process.argv;
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return fail(`"${port}" is no port. It looks like 8090`);
      const { startReceiver } = await import('./hosting/receiveReports.ts');
      await startReceiver(Number(port), address, console.log).then(
        // The output holds reports alone.
        (listening) => console.error(`Receives reports at ${listening}`),
        (/** @type {unknown} */ error) =>
          fail(`It cannot listen: ${String(error).replace(/^Error: (listen \w+: )?/, '')}`),
      );
    },
  },
  icons: {
    does: 'Draws the icons for devices and the picture of a shared link from `public/icon.svg`.',
    run: async () => {
      await import('./makeIcons.ts');
      await import('./makePreview.ts');
    },
  },
  pictures: {
    does: 'Takes the pictures of the README and of the mock panel.',
    needsGenerated: true,
    run: () => import('./makePictures.ts'),
  },
};

// The remaining arguments are those of the tool, which reads them as if it had been started directly.
const [name] = process.argv.splice(2, 1);
const tool = name !== undefined && Object.hasOwn(tools, name) ? tools[name] : undefined;
const list = Object.entries(tools)
  .map(([each, { does }]) => `  ${each.padEnd(18)} ${does}`)
  .join('\n');

if (name === undefined || name === '--help') console.log(`npm run tool -- <name> [--help]\n\n${list}`);
else if (tool === undefined) fail(`There is no tool ${name}. There are:\n\n${list}`);
else if (process.argv.includes('--help'))
  console.log(`${tool.does}\n\nnpm run tool -- ${name} ${tool.takes ?? ''}`.trim());
else await run(tool);

/** @param {Tool} chosen */
async function run({ needsGenerated, run: start }) {
  if (needsGenerated) await import('./ensureGenerated.mjs');
  if (!process.exitCode) await start();
}
