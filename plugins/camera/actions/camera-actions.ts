import type { ActionBuilder } from '@jwsk/kit'
import { type CameraInfo, cameraInfo } from '@jwsk/sdk/iot'

/** Live view, recordings and switching of a camera on and off. */
export const cameraActions = (action: ActionBuilder<CameraInfo>) => [
  action.view('preview', {
    permission: 'camera_info_preview',
    // for a disabled camera it shows why there is no picture
    when: ({ onlineStatus }) => onlineStatus === 1,
    size: 'large',
    view: () => import('../views/preview'),
  }),
  action.view('playback', { permission: 'camera_info_playback', size: 'large', view: () => import('../views/playback') }),
  ...action.enableDisable(cameraInfo.changeStatus),
  action('snapshot', {
    skipConfirmReason: 'it takes a picture',
    permission: 'camera_info_snapshot',
    when: (row) => row.onlineStatus === 1,
    run: ({ id }, { client }) => client.call(cameraInfo.snapshot, { id }),
  }),
]
