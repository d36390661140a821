import { definePlugin } from '@jwsk/kit'

/** Cameras and the video platforms they hang on. */
export const camera = definePlugin({
  id: 'camera',
  resources: {
    '/iot/cameraConfig': () => import('./resources/camera-config'),
    '/iot/cameraInfo': () => import('./resources/camera-info'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
