import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Unreachable } from '../conformance/engine/exchange.ts';

const root = join(import.meta.dirname, '../..');

export interface Fake {
  host: string;
  stop(): void;
}

/** Starts the fake backend on a free port, as a server for the kit to check. */
export async function startFake(scenario = 'empty'): Promise<Fake> {
  const options = ['--port', '0', '--scenario', scenario];
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'mocks/adapters/cli.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
