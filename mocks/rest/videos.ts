import { findProfile } from '../world/profiles.ts';
import { deleteVideo, reorderVideos, updateVideo, uploadVideo, videosOf } from '../world/videos.ts';
import { videoView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for videos of profiles. They return the response bodies. */
export const videos: OperationsOf<'videos'> = {
  uploadVideo: (world, actor, { body: { file, title = null, description = null } }) =>
    videoView(uploadVideo(world, actor, file, { title, description })),
  listMyVideos: (world, actor) => videosOf(world, actor.id).map(videoView),
  reorderVideos: (world, actor, { body }) => reorderVideos(world, actor, body.video_ids).map(videoView),
  listProfileVideos: (world, _actor, { params }) =>
    videosOf(world, findProfile(world, params.id).userId).map(videoView),
  updateVideo: (world, actor, { params, body }) => videoView(updateVideo(world, actor, params.id, body)),
  deleteVideo: (world, actor, { params }) => deleteVideo(world, actor, params.id),
};
