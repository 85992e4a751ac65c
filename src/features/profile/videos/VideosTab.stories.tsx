import { AudioSample, AudioSampleSource, BufferTarget, Output, WebMOutputFormat } from 'mediabunny';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { isPlaceholderWhole, longJapanese, unbreakable } from '../../../ui/storySpecimens.tsx';
import { submitTwice, watchCalls } from '../../../../tests/support/watchCalls.ts';
import { updateVideo, listMyVideos, uploadVideo } from '../../../api/generated/videos/videos.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { SnackbarRegion } from '../../../ui/Snackbar/SnackbarRegion.tsx';
import { fetchVideoFile, fileField } from '../upload/fileFixtures.ts';
import { VideosTab } from './VideosTab.tsx';

const FIRST = 'シティポップのカバー';
const SECOND = '新曲の弾き語り';

const meta = preview.meta({
  component: VideosTab,
  args: { userId: undefined },
  parameters: { scenario: 'default', as: 'hana@example.com' },
  decorators: [
    (Story) => (
      <>
        <main style={{ maxWidth: 720, padding: 16 }}>
          <Story />
        </main>
        <SnackbarRegion />
        <LiveRegion />
      </>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const titles = (canvas: Canvas): string[] =>
  canvas.queryAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent);
const listed = (canvas: Canvas, expected: readonly string[]) => waitFor(() => expect(titles(canvas)).toEqual(expected));
const give = (canvasElement: HTMLElement, file: File) =>
  user.setup({ applyAccept: false }).upload(fileField(canvasElement), file);

async function uploadThreeMore(): Promise<void> {
  const file = await fetchVideoFile();
  for (const title of ['三本目', '四本目', '五本目']) await uploadVideo({ file, title });
}

export const Two = meta.story({
  play: async ({ canvas }) => {
    await listed(canvas, [FIRST, SECOND]);
    await expect(canvas.getByText('最大5個まで登録できます（2/5）')).toBeVisible();
    await expect(canvas.getByText(/^サポートされているファイル形式: MP4, MOV, AVI, WebM/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `「${FIRST}」を上へ移動` })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: `「${SECOND}」を下へ移動` })).toBeDisabled();
  },
});

export const None = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'まだ動画がありません' });
    await expect(canvas.getByText('最大5個まで登録できます（0/5）')).toBeVisible();
    await expect(canvas.getByText('演奏がわかる動画があると、いいねが届きやすくなります')).toBeVisible();
  },
});

/** A sixth video is rejected before any other check. */
export const Five = meta.story({
  beforeEach: uploadThreeMore,
  play: async ({ canvas, canvasElement }) => {
    await listed(canvas, [FIRST, SECOND, '三本目', '四本目', '五本目']);
    await expect(canvas.getByText('最大5個まで登録できます（5/5）')).toBeVisible();
    await give(canvasElement, new File(['拝啓'], 'letter.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('動画は最大5個までアップロードできます');
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listMyVideos', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('読み込み中…')).toBeInTheDocument();
  },
});

/** Rule P25: when the list fails to load, the error stands in its place. */
export const Failed = meta.story({
  parameters: { fault: { operationId: 'listMyVideos', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('動画の読み込みに失敗しました');
    await expect(canvas.getByRole('alert')).toContainElement(retry);
    await expect(canvas.queryByText('まだ動画がありません')).not.toBeInTheDocument();
  },
});

/** A file that the browser cannot decode may still be uploaded. */
export const WithoutPreview = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, new File(['\0\0\0\x18ftypqt  '], 'camera.mov', { type: 'video/quicktime' }));
    await canvas.findByText('プレビューを表示できない形式です');
  },
});

export const ChoiceTakenBack = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await WithoutPreview.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '選択を取り消す' }));
    await expect(canvas.queryByText('camera.mov')).not.toBeInTheDocument();
  },
});

/** P32: a sound is no video, whatever the system calls it. */
export const SoundWithoutPicture = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
    const sound = new AudioSampleSource({ codec: 'opus', bitrate: 64_000 });
    output.addAudioTrack(sound);
    await output.start();
    const format = { format: 'f32', numberOfChannels: 1, sampleRate: 48_000 } as const;
    const sample = new AudioSample({ ...format, data: new Float32Array(48_000), timestamp: 0 });
    await sound.add(sample);
    sample.close();
    await output.finalize();
    await give(canvasElement, new File([output.target.buffer ?? ''], 'sound.webm', { type: 'video/webm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '映像のない、音声だけのファイルです。映像のある動画を選択してください',
    );
  },
});

/** P19: a video that the system calls a sound is one. */
export const Uploaded = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await fetchVideoFile();
    await give(canvasElement, new File([video], 'stage.webm', { type: 'audio/webm' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await canvas.findByText('動画をアップロードしました');
  },
});

export const UnderWay = meta.story({
  parameters: { fault: { operationId: 'uploadVideo', latency: 60_000 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await give(canvasElement, await fetchVideoFile());
    const button = await canvas.findByRole('button', { name: 'アップロードする' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByRole('progressbar', { name: 'アップロード中…' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'タイトル' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'アップロードを中止' })).toBeVisible();
    // The pressed button stays in place and handles no second press.
    await expect(button.getBoundingClientRect().top).toBe(top);
    await expect(button).toHaveFocus();
  },
});

export const Stopped = meta.story({
  ...UnderWay.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await UnderWay.input.play?.(context);
    const button = canvas.getByRole('button', { name: 'アップロード中…' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'アップロードを中止' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'アップロードする' })).toHaveFocus());
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
});

/** The server stores the aborted upload only after the list was fetched. Sending it again creates no duplicate. */
export const StoppedAndSentAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'uploadVideo', latency: 500 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listed(canvas, [FIRST, SECOND]);
    await give(canvasElement, await fetchVideoFile());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'タイトル' }), '一度だけ');
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードを中止' }));
    await waitFor(async () => expect(await listMyVideos()).toHaveLength(3));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await canvas.findByText('動画をアップロードしました');
    await listed(canvas, [FIRST, SECOND, '一度だけ']);
    await expect(await listMyVideos()).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'アップロードする' })).not.toBeInTheDocument();
  },
});

/** A failure clears the file, and the texts remain. */
export const UploadFailed = meta.story({
  parameters: { fault: { operationId: 'uploadVideo', status: 422 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await give(canvasElement, await fetchVideoFile());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'タイトル' }), '消えては困る題名');
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('アップロードに失敗しました');
    await expect(canvas.queryByRole('button', { name: 'アップロードする' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'タイトル' })).toHaveValue('消えては困る題名');
  },
});

/** Shows the message of the server. */
export const TooLargeForTheServer = meta.story({
  parameters: { fault: { operationId: 'uploadVideo', status: 413 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await give(canvasElement, await fetchVideoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('リクエストを処理できませんでした');
  },
});

const refused: [File, string][] = [
  [new File(['拝啓'], 'letter.mp4', { type: 'video/mp4' }), 'サポートされているファイル形式: MP4, MOV, AVI, WebM'],
  [
    new File(['\0\0\0\x18ftypisom', new Uint8Array(100 * 1024 ** 2)], 'big.mp4', { type: 'video/mp4' }),
    'ファイルサイズは100MB以下にしてください',
  ],
];

export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const [file, text] of refused) {
      await give(canvasElement, file);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    }
    await expect(canvas.queryByRole('button', { name: 'アップロードする' })).not.toBeInTheDocument();
  },
});

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を編集` }));
    await expect(canvas.getByRole('textbox', { name: 'タイトル' })).toHaveFocus();
  },
});

export const Edited = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Editing.input.play?.(context);
    const title = canvas.getByRole('textbox', { name: 'タイトル' });
    await userEvent.clear(title);
    await userEvent.type(title, '新しい題名');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await listed(canvas, ['新しい題名', SECOND]);
    await canvas.findByText('動画の情報を更新しました');
    await expect(canvas.getByRole('button', { name: '「新しい題名」を編集' })).toHaveFocus();
  },
});

export const EditFailed = meta.story({
  parameters: { fault: { operationId: 'updateVideo', status: 422 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を編集` }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'タイトル' }), '！');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('動画の更新に失敗しました');
    await expect(canvas.getByRole('textbox', { name: 'タイトル' })).toHaveValue(`${FIRST}！`);
  },
});

export const WrittenWhileSaving = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'updateVideo', latency: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を編集` }));
    const title = canvas.getByRole('textbox', { name: 'タイトル' });
    await userEvent.type(title, '！');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.type(title, '？');
    await canvas.findByText('動画の情報を更新しました');
    await expect(title).toHaveValue(`${FIRST}！？`);
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await listed(canvas, [`${FIRST}！？`, SECOND]);
  },
});

/** A double submit sends one request. */
export const SubmittedTwice = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const changes = watchCalls('PUT', /\/api\/videos\//);
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を編集` }));
    submitTwice(canvas.getByRole('textbox', { name: 'タイトル' }));
    await canvas.findByText('動画の情報を更新しました');
    await expect(changes()).toBe(1);

    const deletions = watchCalls('DELETE', /\/api\/videos\//);
    await userEvent.click(canvas.getByRole('button', { name: `「${FIRST}」を削除` }));
    const question = within(await screen.findByRole('alertdialog'));
    submitTwice(question.getByRole('button', { name: '削除する' }));
    await listed(canvas, [SECOND]);
    await expect(deletions()).toBe(1);
  },
});

export const DeleteFailed = meta.story({
  parameters: { fault: { operationId: 'deleteVideo', status: 422 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を削除` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'この動画を削除しますか？' }));
    await expect(question.getByText(`「${FIRST}」を削除します。この操作は取り消せません。`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '削除する' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('削除に失敗しました');
  },
});

export const Lifted = meta.story({
  beforeEach: uploadThreeMore,
  play: async ({ canvas, userEvent }) => {
    await listed(canvas, [FIRST, SECOND, '三本目', '四本目', '五本目']);
    const handle = canvas.getByRole('button', { name: '「五本目」を並べ替える' });
    handle.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/^「五本目」を持ち上げました。現在5番目（全5本）です。/);
  },
});

export const MovedByKeys = meta.story({
  ...Lifted.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Lifted.input.play?.(context);
    const handle = canvas.getByRole('button', { name: '「五本目」を並べ替える' });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await canvas.findByText('3番目に移動しました');
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(canvas)).toEqual([FIRST, SECOND, '五本目', '三本目', '四本目']);
    await userEvent.keyboard(' ');
    await canvas.findByText('3番目に置きました');
    await expect(titles(canvas)).toEqual([FIRST, SECOND, '五本目', '三本目', '四本目']);
  },
});

export const ReorderFailed = meta.story({
  parameters: { fault: { operationId: 'reorderVideos', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を下へ移動` }));
    await canvas.findByText('並べ替えを保存できませんでした。元の順番に戻しました');
    await listed(canvas, [FIRST, SECOND]);
  },
});

async function writeMuch(): Promise<void> {
  const [first, second] = await listMyVideos();
  if (first) await updateVideo(first.id, { title: longJapanese, description: `${longJapanese}\n`.repeat(3) });
  if (second) await updateVideo(second.id, { title: unbreakable, description: null });
}

export const LongTexts = meta.story({
  beforeEach: writeMuch,
  play: async ({ canvas }) => {
    await listed(canvas, [longJapanese, unbreakable]);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: writeMuch,
  play: async ({ canvas, canvasElement }) => {
    await listed(canvas, [longJapanese, unbreakable]);
    await give(canvasElement, await fetchVideoFile(`${unbreakable}.webm`));
    await canvas.findByText('0:05');
  },
});

export const EditingOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `「${FIRST}」を編集` }));
    const title = canvas.getByRole<HTMLInputElement>('textbox', { name: 'タイトル' });
    await expect(isPlaceholderWhole(title)).toBe(true);
  },
});
