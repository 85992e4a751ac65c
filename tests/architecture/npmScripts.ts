import { read } from './repository.ts';

/** The names of the npm scripts that command lines in a text call: `npm test`, `npm start`, `npm run lint`. */
export function calledScripts(text: string): string[] {
  const calls = /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(test|start)\b)/g;
  return [...text.matchAll(calls)].map((match) => match[1] ?? match[2] ?? '');
}

export const npmScripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
