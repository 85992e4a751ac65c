import { expect, test } from '../fixtures.ts';

const tooOld =
  'お使いのブラウザは古いため、正しく表示されないことがあります。iOS・Safari 16.4、Chrome・Edge 111、Firefox 121以降のブラウザをご利用ください。';

test('a link to the app has a title, a description and a picture; an unsupported browser shows a message', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const content = (selector: string) => page.locator(`meta[${selector}]`).getAttribute('content');
  expect(await content('property="og:title"')).toBe('OTONOWA');
  expect(await content('property="og:description"')).toBe(await content('name="description"'));
  expect(await content('name="twitter:card"')).toBe('summary_large_image');
  const picture = await request.get((await content('property="og:image"')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(60_000);
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture.url());
  expect(size).toEqual([1200, 630]);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /uploads/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(tooOld)).toBeHidden();

  // As in Safari 16.3: the app is shown, and the message above it.
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('(width:1lh)', '(width:1unheard)'),
    });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(tooOld)).toBeVisible();

  // As in a browser that does not support the syntax of the scripts either.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/register');
  await expect(page.getByText(tooOld)).toBeVisible();
  // A handler that still runs at the end of the test would fail it.
  await page.unrouteAll({ behavior: 'wait' });
});
