import type { Contract } from '../contract/contract.ts';
import { type Fake, startFake } from '../engine/fake.ts';
import type { Options } from '../usage.ts';
import { coverage } from './coverage.ts';
import { runMutants } from './runMutants.ts';
import { runSelftest } from './runSelftest.ts';

/** What needs the fake backend or the files of the repository. */
export interface InRepository {
  startFake(): Promise<Fake>;
  coverage: typeof coverage;
  selftest(contract: Contract, options: Options): Promise<number>;
}

/** Null in the kit in one file, which has neither: scripts/packConformance.ts puts null in its place. */
export const inRepository: InRepository | null = {
  startFake,
  coverage,
  selftest: (contract, options) => (options.mutants ? runMutants(options) : runSelftest(contract, options.every)),
};
