import { attempt } from '../../scripts/browser.mjs';
import { engines } from './engines.ts';
import { available } from './surroundings.ts';

/**
 * Installs missing packages of the named engines by the system's package manager, and reports those that could not be
 * installed: node tests/engines/install.ts webkit firefox
 */
const chosen = engines.filter(({ name }) => process.argv.includes(name));
const lacking = () => {
  const here = available();
  return chosen.filter(
    ({ missing, isComplete }) => missing(here) !== null || !here.hasSound || isComplete?.() === false,
  );
};
const install = (...packages: string[]) =>
  attempt(`the package manager (apt-get install ${packages.join(' ')})`, [
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ]);

const packages = [...new Set(lacking().flatMap((engine) => engine.packages))];
if (packages.length > 0 && process.platform === 'linux') {
  attempt('apt-get update', [['apt-get', 'update']]);
  // When the whole command is refused, installs them one by one: not every release of Debian and its derivatives has
  // each package.
  if (!install(...packages)) for (const name of packages) install(name);
}
const here = available();
for (const { name, missing } of chosen) process.stdout.write(`${name}: ${missing(here) ?? 'ready'}\n`);
if (!here.hasSound) process.stdout.write('PulseAudio is not here: nothing plays in Firefox.\n');
