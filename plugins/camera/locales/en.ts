import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  cameraConfig: {
    title: 'Camera platforms',
    record: 'configuration',
    fields: {
      configName: 'Name',
      platformType: 'Platform',
      host: 'Host',
      port: 'Port',
      protocol: 'Stream protocol',
      userName: 'Account',
      password: 'Password',
      appKey: 'App key',
      appSecret: 'App secret',
      onlineStatus: 'Online',
      status: 'Status',
      remark: 'Remark',
    },
    sections: { basic: 'Basics', access: 'Access' },
    actions: { enable: 'Enable', disable: 'Disable', test: 'Test connection', sync: 'Fetch cameras' },
  },
  cameraInfo: {
    title: 'Cameras',
    record: 'camera',
    fields: {
      cameraName: 'Name',
      cameraCode: 'Code',
      cameraConfigId: 'Platform',
      cameraType: 'Type',
      location: 'Location',
      scenicSpotId: 'Scenic spot',
      parkingLotId: 'Parking lot',
      longitude: 'Coordinates',
      ipAddress: 'IP address',
      streamUrl: 'Stream address',
      ptzFlag: 'PTZ',
      brand: 'Brand',
      model: 'Model',
      resolution: 'Resolution',
      snapshot: 'Snapshot',
      onlineStatus: 'Online',
      lastOnlineTime: 'Last online',
      status: 'Status',
    },
    sections: { basic: 'Basics', place: 'Place', access: 'Access' },
    actions: { enable: 'Enable', disable: 'Disable', snapshot: 'Take a picture' },
  },
}

export default texts
