import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

const program = join(import.meta.dirname, '../../../scripts/mutants/fake.ts');

/** The fake backend in a process of its own, with a switch for each mutant. */
export interface MutatedFake {
  readonly mutants: readonly Mutant[];
  /** Mutants that need modules that are loaded anew. */
  readonly whileLoading: readonly number[];
  readonly isAlive: boolean;
  /** Begins a new World with a mutant, or with none; returns the host. */
  begin(mutant: number | null, anew: boolean): Promise<string>;
  /** The mutants that were reached since the last question. */
  reached(): Promise<readonly number[]>;
  stop(): void;
}

export async function startMutatedFake(): Promise<MutatedFake> {
  // What a broken server prints is of no interest.
  const server = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const { mutants, whileLoading } = (await answerOf(server)) as Pick<MutatedFake, 'mutants' | 'whileLoading'>;
  const ask = async (question: object) => {
    const answer = answerOf(server);
    server.send(question);
    return await answer;
  };
  return {
    mutants,
    whileLoading,
    get isAlive() {
      return server.connected && !server.killed;
    },
    begin: async (mutant, anew) => {
      const { host, failed } = (await ask({ begin: mutant, anew })) as { host?: string; failed?: string };
      if (host === undefined) throw new NoServer(failed);
      return host;
    },
    reached: async () => ((await ask({ reached: true })) as { reached: number[] }).reached,
    stop: () => void server.kill(),
  };
}

/** The mutant does not let the server start. */
export class NoServer extends Error {}

function answerOf(server: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      server.off('message', onMessage);
      server.off('exit', onExit);
    };
    const onMessage = (message: unknown) => {
      finish();
      resolve(message);
    };
    const onExit = () => {
      finish();
      reject(new NoServer('it ended'));
    };
    server.on('message', onMessage);
    server.on('exit', onExit);
  });
}
