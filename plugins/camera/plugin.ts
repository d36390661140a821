import { definePlugin, defineView } from '@jwsk/kit'

/** Cameras and the video platforms that they belong to. */
export const camera = definePlugin({
  id: 'camera',
  resources: {
    '/iot/cameraConfig': () => import('./resources/camera-config'),
  },
  views: {
    '/iot/cameraInfo': defineView(() => import('./views/cameras')),
    '/cameraPortal': defineView(() => import('./views/wallboard/camera-wallboard'), { layout: 'fullscreen' }),
  },
  permissions: [
    'camera_config_enable',
    'camera_config_test',
    'camera_config_sync',
    'camera_info_enable',
    'camera_info_preview',
    'camera_info_playback',
    'camera_info_ptz',
    'camera_info_snapshot',
    'camera_info_import',
  ],
  nestedResources: {
    '/iot/cameraInfo': [() => import('./resources/camera-info')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
