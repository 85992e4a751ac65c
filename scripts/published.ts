/** The file of a build with the licences of its packages; Vite writes it. */
export const LICENSES_FILE = 'licenses.txt';

/** Licences that require no notice. */
const askForNothing = /\((?:Unlicense|0BSD|CC0-1\.0)\)$/;

/** Returns the packages of such a file whose licence text is missing, which may not be published. */
export function unlicensed(licenses: string): string[] {
  const [, ...entries] = licenses.split(/^## /m);
  return entries.flatMap((entry) => {
    const [name = '', ...text] = entry.split('\n');
    return text.join('').trim() === '' && !askForNothing.test(name) ? [name] : [];
  });
}
