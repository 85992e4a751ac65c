import { createDeviceSetting } from '../../storage/deviceSetting.ts';

/** Whether videos that come into view play without sound. */
export const autoplayVideos = createDeviceSetting('autoplay-videos', false);
