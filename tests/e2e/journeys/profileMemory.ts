import { expect, type Page } from '@playwright/test';
import type { MadeFile } from '../../support/badFiles.ts';

interface Upload {
  file: MadeFile;
  /** Name of the button on which the file is dropped; without it the file is pasted. */
  dropOn?: string;
  /** Names or texts of the buttons that are pressed one after another in each round. */
  steps: string[];
}

interface Watched extends Window {
  objectUrls: Set<string>;
}

/** Records the object URLs of the page that are created and not revoked; to be called before the page is opened. */
export async function watchObjectUrls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const urls = new Set<string>();
    Object.assign(window, { objectUrls: urls });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
}

/** Objects that an upload creates. The heap as a whole also has compiled code and recordings of the browser's tools. */
const UPLOAD_CLASSES = [
  'Blob',
  'ArrayBuffer',
  'ImageBitmap',
  'CanvasRenderingContext2D',
  'HTMLElement',
  'AbortController',
];

/**
 * Expects that twenty uploads leak neither object URLs nor objects of these classes. A single element more or less is no
 * leak: that happened on a busy machine.
 */
export async function expectMemoryBack(page: Page, upload: Upload): Promise<void> {
  // Objects that the first upload creates once are no leak.
  await runUploads(page, upload, 2);
  const { HTMLElement: elements = 0, ...others } = await countObjects(page);
  await runUploads(page, upload, 20);
  const difference = async () => {
    const now = await countObjects(page);
    return { ...now, HTMLElement: Math.abs((now.HTMLElement ?? 0) - elements) <= 1 };
  };
  await expect.poll(difference).toEqual({ ...others, HTMLElement: true });
  expect(await page.evaluate(() => [...(window as unknown as Watched).objectUrls])).toEqual([]);
}

/** The number of reachable objects of each class. */
async function countObjects(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const counts: Record<string, number> = {};
  for (const name of UPLOAD_CLASSES) {
    const prototype = await devtools.send('Runtime.evaluate', { expression: `${name}.prototype` });
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.result.objectId ?? '',
    });
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length; }',
      objectId: objects.objectId ?? '',
      returnByValue: true,
    });
    counts[name] = Number(result.value);
  }
  await devtools.detach();
  return counts;
}

/** Runs in the page: presses by Playwright would retain the pressed elements in the page's memory. */
async function runUploads(page: Page, { file, dropOn, steps }: Upload, rounds: number): Promise<void> {
  await page.evaluate(
    async (upload) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const button = async (name: string) => {
        for (;;) {
          const buttons = [...document.querySelectorAll('button')];
          const found = buttons.find((one) => one.textContent === name || one.getAttribute('aria-label') === name);
          if (found !== undefined && !found.matches(':disabled')) return found;
          await nextFrame();
        }
      };
      const bytes = Uint8Array.from(atob(upload.base64), (letter) => letter.charCodeAt(0));
      for (let round = 0; round < upload.rounds; round += 1) {
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], upload.name, { type: upload.type }));
        const options = { bubbles: true, cancelable: true };
        if (upload.dropOn === undefined) {
          document.body.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: transfer }));
        } else {
          const target = await button(upload.dropOn);
          for (const type of ['dragenter', 'dragover', 'drop'])
            target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: transfer }));
        }
        for (const name of upload.steps) (await button(name)).click();
        while (document.querySelector('[role=dialog], [role=alertdialog]') !== null) await nextFrame();
      }
    },
    { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64'), dropOn, steps, rounds },
  );
}
