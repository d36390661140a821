import { defineArea, register } from '../../engine/area'
import { parkingLotTable } from '../parking/parking-lot-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { cameraConfigMocks } from './camera-config'
import { cameraConfigTable } from './camera-config-table'
import { cameraInfoMocks } from './camera-info'
import { cameraInfoTable } from './camera-info-table'

export const camera = defineArea({
  entities: [
    register(cameraConfigTable, cameraConfigMocks),
    register(cameraInfoTable, cameraInfoMocks, {
      scenicSpotId: scenicSpotTable,
      parkingLotId: parkingLotTable,
      cameraConfigId: cameraConfigTable,
    }),
  ],
  dictionaries: [
    ['camera_platform', '视频平台', '1=海康 2=大华 3=宇视 4=GB28181 5=萤石'],
    ['camera_type', '摄像头类型', '1=枪机 2=球机 3=半球 4=抓拍'],
    ['stream_protocol', '取流协议', '1=RTSP 2=RTMP 3=HLS 4=FLV 5=WebRTC'],
    ['online_status', '在线状态', '1=在线 2=离线'],
  ],
})
