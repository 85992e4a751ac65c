import { expect, type Page } from '@playwright/test';
import type { MadeFile } from '../../support/badFiles.ts';

interface Errand {
  file: MadeFile;
  /** Pasted anywhere, or dropped on the button of this name. */
  dropOn?: string;
  /** Names or texts of the buttons that are pressed one after another in each round. */
  steps: string[];
}

interface Watched extends Window {
  aliveUrls: Set<string>;
}

/** Counts the object URLs of the page that are made and not revoked; to be called before the page is opened. */
export async function watchObjectUrls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const alive = new Set<string>();
    Object.assign(window, { aliveUrls: alive });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      alive.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      alive.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
}

/** What an upload makes. The heap as a whole also holds compiled code and what the browser's tools recorded. */
const MADE = ['Blob', 'ArrayBuffer', 'ImageBitmap', 'CanvasRenderingContext2D', 'HTMLElement', 'AbortController'];

/** Expects that twenty uploads leave nothing behind: neither an object URL nor an object of those that they make. */
export async function expectMemoryBack(page: Page, errand: Errand): Promise<void> {
  // What is made once, by the first upload, is no leak.
  await runErrands(page, errand, 2);
  const before = await countObjects(page);
  await runErrands(page, errand, 20);
  await expect.poll(() => countObjects(page)).toEqual(before);
  expect(await page.evaluate(() => [...(window as unknown as Watched).aliveUrls])).toEqual([]);
}

/** Objects of each kind that can still be reached. */
async function countObjects(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const counts: Record<string, number> = {};
  for (const name of MADE) {
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

/** All in the page: a test that presses itself keeps what it pressed in the page's memory. */
async function runErrands(page: Page, { file, dropOn, steps }: Errand, rounds: number): Promise<void> {
  await page.evaluate(
    async (errand) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const button = async (name: string) => {
        for (;;) {
          const buttons = [...document.querySelectorAll('button')];
          const found = buttons.find((one) => one.textContent === name || one.getAttribute('aria-label') === name);
          if (found !== undefined && !found.matches(':disabled')) return found;
          await nextFrame();
        }
      };
      const bytes = Uint8Array.from(atob(errand.base64), (letter) => letter.charCodeAt(0));
      for (let round = 0; round < errand.rounds; round += 1) {
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], errand.name, { type: errand.type }));
        const options = { bubbles: true, cancelable: true };
        if (errand.dropOn === undefined) {
          document.body.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: transfer }));
        } else {
          const target = await button(errand.dropOn);
          for (const type of ['dragenter', 'dragover', 'drop'])
            target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: transfer }));
        }
        for (const name of errand.steps) (await button(name)).click();
        while (document.querySelector('[role=dialog], [role=alertdialog]') !== null) await nextFrame();
      }
    },
    { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64'), dropOn, steps, rounds },
  );
}
