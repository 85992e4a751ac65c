import { expect, type Page, test } from '@playwright/test';
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

/** Expects that uploads leave nothing behind: neither an object URL nor more than a twentieth of the heap. */
export async function expectMemoryBack(page: Page, errand: Errand): Promise<void> {
  // The code that runs often is compiled again meanwhile: only then is there something to compare with.
  await runErrands(page, errand, 20);
  const before = await heap(page);
  await runErrands(page, errand, 20);
  const after = await heap(page);
  test.info().annotations.push({ type: 'heap', description: `${before} → ${after} bytes` });
  expect(after).toBeLessThan(before * 1.05);
  expect(await page.evaluate(() => [...(window as unknown as Watched).aliveUrls])).toEqual([]);
}

async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
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
