import type { LabelsOf } from '@jwsk/kit'
import type thirdClients from '../resources/third-client'

const texts = {
  thirdClient: {
    title: '第三方客户端',
    record: '客户端',
    fields: {
      clientName: '名称',
      appKey: '应用标识',
      companyName: '对接单位',
      apiScope: '授权接口',
      ipWhitelist: 'IP白名单',
      callbackUrl: '回调地址',
      contactName: '联系人',
      contactPhone: '联系电话',
      expireTime: '到期时间',
      secretTime: '密钥生成时间',
      status: '状态',
      remark: '备注',
    },
    help: { callbackUrl: '本平台通知对方时访问的地址', ipWhitelist: '可以调用的 IP 或网段' },
    sections: { basic: '基本信息', access: '接入配置', contact: '联系信息' },
    consequence: {
      enable: '启用后该客户端可以调用接口。',
      disable: '停用后该客户端的调用会立即被拒绝。',
    },
    actions: { enable: '启用', disable: '停用', reset: '重置密钥' },
  } satisfies LabelsOf<typeof thirdClients>,
  secret: {
    secret: '应用密钥',
    once: '密钥只显示这一次，关闭后无法再查看，请现在复制并妥善保存。',
    copy: '复制',
    copyOf: '复制{{name}}',
    kept: '我已保存',
    reset: '「{{name}}」现在的密钥会立即失效，对接方要换上新密钥才能继续调用。',
  },
}

export default texts
