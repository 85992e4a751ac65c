import { isApiError } from '../../../api/errors.ts';
import { uploadAvatar, uploadProfileImage } from '../../../api/generated/uploads/uploads.ts';

type Options = Parameters<typeof uploadAvatar>[1];

export interface UploadedPicture {
  url: string;
  /** False when the picture is only stored and the next save has to set it (rule P13). */
  isInUse: boolean;
}

/** Uploads a profile picture. If the server has no avatar endpoint (404 or 405), `uploadProfileImage` is used. */
export async function uploadPicture(file: File, options: Options): Promise<UploadedPicture> {
  try {
    const { url } = await uploadAvatar({ file }, options);
    return { url, isInUse: true };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 405)) throw error;
    const { url } = await uploadProfileImage({ file }, options);
    return { url, isInUse: false };
  }
}
