import { noTags } from '../../../tests/support/noTags.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProfileTags, Tag, TagCategory } from '../../api/generated/model/index.ts';
import { getListTagCategoriesQueryKey } from '../../api/generated/tags/tags.ts';
import { show } from '../../ui/conformance/testPage.tsx';
import { DetailTags } from './DetailSections.tsx';

const drums: Tag = { id: '1', name: 'drums', display_name_ja: 'ドラム', value: 'drums', sort_order: 1 };
const tags: ProfileTags = {
  ...noTags,
  genres: [{ ...drums, id: '2', name: 'rock', display_name_ja: 'ロック', value: 'rock' }],
  instruments: [drums],
};

test('the groups have the names of the server, or those of the app if it has none', async () => {
  const client = new QueryClient();
  const instruments: TagCategory = { name: 'instruments', display_name_ja: '楽器', sort_order: 1, tags: [drums] };
  client.setQueryData(getListTagCategoriesQueryKey(), [instruments]);
  show(
    <QueryClientProvider client={client}>
      <DetailTags tags={tags} />
    </QueryClientProvider>,
  );
  const terms = page.getByRole('term');
  await expect.poll(() => terms.elements().map(({ textContent }) => textContent)).toEqual(['ジャンル', '楽器']);
});
