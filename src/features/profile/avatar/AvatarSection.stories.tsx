import { useState } from 'react';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getMyProfile, useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { encodeJpeg } from '../../../lib/media/encodeJpeg.ts';
import { withSnackbars } from '../../../ui/storySpecimens.tsx';
import { fileField, createPictureFile } from '../upload/fileFixtures.ts';
import { AvatarSection } from './AvatarSection.tsx';

interface SectionProps {
  /** The initial picture. */
  picture?: string | null;
}

function Section({ picture: first = '/uploads/avatars/hana.svg' }: SectionProps) {
  /** Null until the section reports a picture; empty when the profile has it already. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const { data: own } = useGetMyProfile();
  const picture = waiting === null ? first : waiting || (own?.avatar_url ?? null);
  const person = { name: 'はな', picture, seed: 'user-1', glyph: 'vocal' as const };
  return (
    <div data-testid="section" data-has-profile={own !== undefined}>
      <AvatarSection person={person} isShown onPicture={setWaiting} />
    </div>
  );
}

const meta = preview.meta({
  component: Section,
  parameters: { scenario: 'default', as: 'hana@example.com' },
  decorators: [withSnackbars({ maxWidth: 720, padding: 16 })],
});

type Canvas = ReturnType<typeof within>;
const section = (canvas: Canvas): HTMLElement => canvas.getByRole('region', { name: 'プロフィール画像' });
const give = (canvas: Canvas, file: File) =>
  user.setup({ applyAccept: false }).upload(fileField(section(canvas)), file);
const cropDialog = async () => within(await screen.findByRole('dialog', { name: '表示する範囲を選ぶ' }));

async function cutOut(canvas: Canvas, file: File): Promise<void> {
  await give(canvas, file);
  await user.click((await cropDialog()).getByRole('button', { name: 'この範囲に決定' }));
  await canvas.findByText('プレビュー');
}

export const WithPicture = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '画像を変更する' })).toHaveAccessibleDescription(
      '5MBまで・400×400px以上を推奨',
    );
    await expect(canvas.getByRole('button', { name: '画像を削除する' })).toBeVisible();
  },
});

export const WithoutPicture = meta.story({
  args: { picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '画像を選ぶ' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '画像を削除する' })).not.toBeInTheDocument();
  },
});

/** The square is moved, zoomed and rotated by keyboard. */
export const Cropping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await give(canvas, await createPictureFile(1_600, 800));
    const dialog = await cropDialog();
    const area = dialog.getByRole('application', {
      name: '切り抜き範囲。矢印キーで移動、プラスとマイナスで拡大・縮小できます',
    });
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
    area.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}++++++++++++');
    await expect(dialog.getByRole('slider', { name: '拡大・縮小' })).toHaveValue('2');
    await userEvent.keyboard('-');
    await expect(dialog.getByRole('slider')).not.toHaveValue('2');
    await userEvent.click(dialog.getByRole('button', { name: '90度回転' }));
    await expect(dialog.getByRole('button', { name: 'この範囲に決定' })).toBeVisible();
  },
});

export const CroppingNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await give(canvas, await createPictureFile(800, 1_600));
    const dialog = await cropDialog();
    const apply = dialog.getByRole('button', { name: 'この範囲に決定' });
    await expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Shows a warning that does not prevent an upload; zooming is not possible. */
export const SmallPicture = meta.story({
  play: async ({ canvas }) => {
    await give(canvas, await createPictureFile(200, 120));
    const dialog = await cropDialog();
    const warning = '画像が小さいため、ぼやけて表示されることがあります（400×400px以上を推奨）';
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(warning)).toBeVisible());
    await expect(dialog.getByRole('slider')).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'この範囲に決定' }));
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'アップロードする' })).toBeEnabled();
  },
});

export const CutOut = meta.story({
  args: { picture: null },
  play: async ({ canvas }) => {
    await cutOut(canvas, await createPictureFile(800, 800));
    await expect(canvas.getByRole('button', { name: '選び直す' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'アップロードする' })).toBeEnabled();
  },
});

export const Uploaded = meta.story({
  args: { picture: null },
  play: async ({ canvas, userEvent }) => {
    await cutOut(canvas, await createPictureFile(800, 800));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await canvas.findByText('プロフィール画像を更新しました');
    await expect(canvas.getByRole('button', { name: '画像を変更する' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('プレビュー')).not.toBeInTheDocument());
  },
});

/** After an aborted upload the profile is fetched to find the picture; a press meanwhile sends it again. */
export const AbortedAndSentAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'uploadAvatar', latency: 500 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('section')).toHaveAttribute('data-has-profile', 'true'));
    await cutOut(canvas, await createPictureFile(800, 800));
    const { fetch } = window;
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      if (new Request(input, init).url.endsWith('/api/profiles/me')) await isPressed;
      return fetch(input, init);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'アップロードする' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードを中止' }));
    const again = await canvas.findByRole('button', { name: 'アップロードする' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(again);
    press();
    await screen.findByText('プロフィール画像を更新しました');
  },
});

/** When a second picture is not cropped, the first cropped picture remains. */
export const ChoiceTakenBack = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await cutOut(canvas, await createPictureFile(800, 800));
    const preview = section(canvas).querySelector('img')?.src;
    await give(canvas, await createPictureFile(600, 600));
    await userEvent.click((await cropDialog()).getByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await give(canvas, new File(['拝啓'], 'letter.txt', { type: 'text/plain' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByText('プレビュー')).toBeVisible();
    await expect(section(canvas).querySelector('img')?.src).toBe(preview);
    await userEvent.click(canvas.getByRole('button', { name: '選択を取り消す' }));
    await expect(canvas.queryByText('プレビュー')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: '画像を変更する' })).toHaveFocus());
  },
});

export const Pasted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await createPictureFile(800, 800));
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await cropDialog();
  },
});

export const UnderWay = meta.story({
  parameters: { fault: { operationId: 'uploadAvatar', latency: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await cutOut(canvas, await createPictureFile(800, 800));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await expect(await canvas.findByRole('progressbar', { name: 'アップロード中…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'アップロードを中止' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '選び直す' })).not.toBeInTheDocument();
  },
});

export const UploadFailed = meta.story({
  parameters: { fault: { operationId: 'uploadAvatar', status: 422 } },
  play: async ({ canvas, userEvent }) => {
    await cutOut(canvas, await createPictureFile(800, 800));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('アップロードに失敗しました');
    await expect(canvas.getByRole('button', { name: 'アップロードする' })).toBeVisible();
  },
});

/** Shows the message of the server; the cropped picture remains. */
export const TooLargeForTheServer = meta.story({
  parameters: { fault: { operationId: 'uploadAvatar', status: 413 } },
  play: async ({ canvas, userEvent }) => {
    await cutOut(canvas, await createPictureFile(800, 800));
    await userEvent.click(await canvas.findByRole('button', { name: 'アップロードする' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('リクエストを処理できませんでした');
    await expect(canvas.getByText('プレビュー')).toBeVisible();
  },
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>';
const refused: [File, string][] = [
  [new File(['拝啓'], 'letter.txt', { type: 'text/plain' }), '画像ファイルを選択してください'],
  [
    new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'big.png', { type: 'image/png' }),
    'ファイルサイズは5MB以下にしてください',
  ],
  [new File(['拝啓'], 'letter.jpg', { type: 'image/jpeg' }), '画像を読み込めませんでした'],
  [new File([new Uint8Array(5 * 1024 ** 2)], 'limit.png', { type: 'image/png' }), '画像を読み込めませんでした'],
  [new File([], 'empty.png', { type: 'image/png' }), '画像を読み込めませんでした'],
  [
    new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC'),
    '画像を読み込めませんでした（HEIC形式はJPEGに変換してお試しください）',
  ],
  // An SVG file could run its script if it were opened as a page.
  [new File([drawing], 'drawing.svg', { type: 'image/svg+xml' }), '画像を読み込めませんでした'],
];

export const Refused = meta.story({
  play: async ({ canvas }) => {
    for (const [file, text] of refused) {
      await give(canvas, file);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Inserts a segment of metadata at the beginning of a JPEG. */
async function createCameraFile(): Promise<{ camera: File; plain: Uint8Array }> {
  const canvas = document.createElement('canvas');
  canvas.width = 500;
  canvas.height = 400;
  canvas.getContext('2d')?.fillRect(0, 0, 250, 400);
  const plain = new Uint8Array(await encodeJpeg(canvas, 0.9).arrayBuffer());
  const place = new TextEncoder().encode('http://ns.adobe.com/xap/1.0/\0GPS 35.658N');
  const segment = Uint8Array.of(0xff, 0xe1, 0, place.length + 2, ...place);
  const bytes = [plain.slice(0, 2), segment, plain.slice(2)];
  return { camera: new File(bytes, 'camera.jpg', { type: 'image/jpeg' }), plain };
}

/** P40: where the canvas returns stripes, the file itself is sent, without its metadata. */
export const CanvasThatLies = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { camera, plain } = await createCameraFile();
    const stripes = document.createElement('canvas').toDataURL('image/jpeg');
    spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(stripes);

    await give(canvas, camera);
    await canvas.findByText('プレビュー');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(
      canvas.getByText(
        'ブラウザのプライバシー設定により切り抜けないため、画像全体を使います（位置情報などは取り除きます）',
      ),
    ).toBeVisible();

    // A format whose metadata cannot be removed is refused; the picture that was chosen before remains.
    const gif = Uint8Array.from(atob('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
      letter.charCodeAt(0),
    );
    await give(canvas, new File([gif], 'a.gif', { type: 'image/gif' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'ブラウザのプライバシー設定により、この形式の画像は使えません。JPEG、PNG、WebPの画像を選択してください',
    );
    await expect(canvas.getByText('プレビュー')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'アップロードする' }));
    await canvas.findByText('プロフィール画像を更新しました');
    const { avatar_url: url } = await getMyProfile();
    const stored = new Uint8Array(await (await fetch(url ?? '')).arrayBuffer());
    await expect(stored).toEqual(plain);
  },
});

export const DeleteFailed = meta.story({
  parameters: { fault: { operationId: 'deleteAvatar', status: 422 }, allowConsole: [/undocumented status 422/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '画像を削除する' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'プロフィール画像を削除しますか？' }));
    await waitFor(() => expect(question.getByText('画像を削除すると、初期アイコンが表示されます。')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: '削除する' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('削除に失敗しました');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await cutOut(canvas, await createPictureFile(300, 300));
  },
});
