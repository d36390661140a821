import type { LabelsOf } from '@jwsk/kit'
import type cameraConfigs from '../resources/camera-config'
import type cameraInfos from '../resources/camera-info'

const texts = {
  cameraConfig: {
    title: '平台配置',
    record: '配置',
    fields: {
      configName: '配置名称',
      platformType: '平台类型',
      host: '地址',
      port: '端口',
      protocol: '取流协议',
      userName: '账号',
      password: '密码',
      appKey: '应用标识',
      appSecret: '密钥',
      onlineStatus: '平台在线状态',
      status: '状态',
      remark: '备注',
    },
    sections: { basic: '基本信息', access: '接入配置' },
    actions: { enable: '启用', disable: '停用', test: '测试连接', sync: '拉取摄像头' },
  } satisfies LabelsOf<typeof cameraConfigs>,
  cameraInfo: {
    title: '摄像头',
    record: '摄像头',
    fields: {
      cameraName: '名称',
      cameraCode: '编号',
      cameraConfigId: '所属配置',
      cameraType: '类型',
      location: '安装位置',
      scenicSpotId: '所属景区',
      parkingLotId: '所属停车场',
      longitude: '坐标',
      ipAddress: 'IP地址',
      streamUrl: '流地址',
      ptzFlag: '是否有云台',
      brand: '品牌',
      model: '型号',
      resolution: '分辨率',
      snapshot: '快照',
      onlineStatus: '在线状态',
      lastOnlineTime: '最近在线时间',
      status: '状态',
    },
    sections: { basic: '基本信息', place: '位置', access: '接入配置' },
    actions: { enable: '启用', disable: '停用', snapshot: '抓图' },
  } satisfies LabelsOf<typeof cameraInfos>,
}

export default texts
