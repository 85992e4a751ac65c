import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BILL_FILE, billOfMaterials, type LockFile, packagePath } from './billOfMaterials.ts';
import { root } from './dependencies.mjs';

/** Adds the bill of materials to every build of the app: the packages whose code it contains, workers included. */
export function billOfMaterialsFile(): { plugin: Plugin; ofWorkers: Plugin } {
  const inWorkers = new Set<string>();
  return {
    ofWorkers: {
      name: 'otonowa-bill-of-workers',
      generateBundle(_, bundle) {
        for (const path of packagesIn(bundle)) inWorkers.add(path);
      },
    },
    plugin: {
      name: 'otonowa-bill-of-materials',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          // Storybook builds other pages with the same settings.
          if (!('index.html' in bundle)) return;
          const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
          const bill = billOfMaterials([...packagesIn(bundle), ...inWorkers], lock);
          this.emitFile({ type: 'asset', fileName: BILL_FILE, source: `${JSON.stringify(bill, null, 2)}\n` });
        },
      },
    },
  };
}

type Bundle = Record<string, { type: 'asset' } | { type: 'chunk'; moduleIds: string[] }>;

function packagesIn(bundle: Bundle): string[] {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .flatMap((id) => packagePath(id, root) ?? []);
}
