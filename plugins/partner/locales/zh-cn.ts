import type { LabelsOf } from '@jwsk/kit'
import type thirdClients from '../resources/third-client'

const texts = {
  thirdClient: {
    title: '第三方客户端',
    record: '客户端',
    fields: {
      clientName: '名称',
      appKey: '应用标识',
      appSecret: '应用密钥',
      companyName: '对接单位',
      apiScope: '授权接口',
      ipWhitelist: 'IP白名单',
      callbackUrl: '回调地址',
      contactName: '联系人',
      contactPhone: '联系电话',
      expireTime: '到期时间',
      status: '状态',
      remark: '备注',
    },
    sections: { basic: '基本信息', access: '接入配置', contact: '联系信息' },
    actions: { enable: '启用', disable: '停用' },
  } satisfies LabelsOf<typeof thirdClients>,
}

export default texts
