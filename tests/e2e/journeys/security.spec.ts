import { importMapIn, securityHeaders } from '../../../scripts/hosting/securityHeaders.ts';
import { expect, test } from '../fixtures.ts';

test('the app is served with its headers and licences; violations of the policy are blocked, and would fail any test', async ({
  page,
  request,
  errorLog,
  allowErrors,
}) => {
  await test.step('the headers for hosts', async () => {
    const asset = page.waitForResponse(/\/assets\/.*\.js/);
    const answers = [await page.goto('/search?page=2'), await asset, await request.get('/robots.txt')];
    const importMap = importMapIn((await answers[0]?.text()) ?? '');
    expect(importMap).toContain('"imports"');
    for (const answer of answers) {
      for (const [name, value] of Object.entries(securityHeaders({ apiHost: '', importMap }))) {
        expect(answer?.headers()[name.toLowerCase()], `${name} of ${answer?.url()}`).toBe(value);
      }
    }
  });

  await test.step('the licences of the packages in the build, without the list of its sources', async () => {
    const licenses = await (await request.get('/licenses.txt')).text();
    expect(licenses).toMatch(/^## react-dom - [\s\S]*Copyright \(c\) Meta/m);
    const start = await (await request.get('/')).text();
    expect(await (await request.get('/.vite/manifest.json')).text()).toBe(start);
  });

  expect(errorLog.unexpected()).toEqual([]);
  allowErrors(/./);
  await test.step('violations of the policy are blocked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errorLog.takeBreaches()).toEqual([]);
    const ran = await page.evaluate(async () => {
      const done: string[] = [];
      // Code that the debugger runs synchronously may use `eval`, so the rest runs in a later task.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = (name: string, act: () => unknown) => {
        try {
          act();
          done.push(name);
        } catch {
          // Blocked, as expected.
        }
      };
      Object.assign(window, { scriptRan: () => done.push('inline script') });
      attempt('innerHTML', () => (document.body.innerHTML = '<b>x</b>'));
      // oxlint-disable-next-line no-eval -- that it is refused is what this is about
      attempt('eval', () => window.eval('1'));
      attempt('a policy', () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('evil', {}),
      );
      const script = document.createElement('script');
      attempt('script text', () => (script.text = 'scriptRan()'));
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { outline: 3px solid red }';
      document.head.append(style);
      if (getComputedStyle(document.body).outlineStyle === 'solid') done.push('inline style');
      await fetch('https://third.example/').then(
        () => done.push('fetch'),
        () => undefined,
      );
      const image = new Image();
      image.src = 'http://third.example/a.png';
      await new Promise((settled) => {
        image.addEventListener('load', settled);
        image.addEventListener('error', settled);
      });
      return done;
    });
    expect(ran).toEqual([]);
    const breaches = errorLog.takeBreaches().join('\n');
    for (const sign of [
      /TrustedHTML/,
      /eval/,
      /TrustedScript\b/,
      /trusted-types: .*evil/,
      /style-src/,
      /connect-src/,
      /img-src/,
      /third party: http:\/\/third.example/,
    ]) {
      expect(breaches).toMatch(sign);
    }
  });
});
