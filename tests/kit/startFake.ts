import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Unreachable } from '../conformance/engine/exchange.ts';

const root = join(import.meta.dirname, '../..');

export interface Fake {
  host: string;
  stop(): void;
}

/** Starts the fake backend on a free port, with the fault of a number of `chosen/chosenFaults.ts` if one is given. */
export async function startFake(scenario = 'empty', chosenFault?: number): Promise<Fake> {
  const hook = chosenFault === undefined ? [] : ['--import', './tests/kit/chosen/hook.mjs'];
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=4', ...hook, 'mocks/adapters/cli.ts', '--port', '0', '--scenario', scenario],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(chosenFault === undefined ? {} : { CHOSEN_FAULT: String(chosenFault) }) },
    },
  );
  const stop = () => {
    server.kill();
  };
  const host = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
    server.on('exit', (code) => reject(new Unreachable(`the fake backend ended with ${code}`)));
  });
  return { host, stop };
}
