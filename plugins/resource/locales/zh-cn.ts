import type { LabelsOf } from '@jwsk/kit'
import type attachments from '../resources/attach'
import type storages from '../resources/oss'
import type smsConfigs from '../resources/sms'
import type smsLogs from '../resources/sms-log'
import type smsTemplates from '../resources/sms-template'

const texts = {
  attach: {
    title: '附件管理',
    record: '附件',
    choose: '选择要上传的文件',
    ready: '完成',
    actions: { upload: '上传', preview: '预览', download: '下载' },
    fields: {
      originalName: '文件名',
      link: '附件地址',
      extension: '扩展名',
      attachSize: '大小',
      name: '存储名',
      domainUrl: '附件域名',
      createTime: '创建时间',
    },
  } satisfies LabelsOf<typeof attachments> & Record<'choose' | 'ready', string>,
  oss: {
    title: '对象存储',
    hint: '每个租户只有一个存储处于启用状态。',
    record: '存储',
    fields: {
      ossCode: '资源编号',
      category: '服务商',
      endpoint: '资源地址',
      transformEndpoint: '外网资源地址',
      bucketName: '空间名',
      accessKey: '访问密钥',
      secretKey: '安全密钥',
      appId: '应用编号',
      region: '地域',
      status: '启用',
      remark: '备注',
    },
    help: { endpoint: '服务商给出的接入地址', transformEndpoint: '浏览器从外网取附件时用的地址' },
    sections: { basic: '基本信息', access: '接入配置' },
    consequence: {
      enable: '启用后新上传的文件存到这里，当前启用的配置会停用。',
    },
    actions: { enable: '启用' },
  } satisfies LabelsOf<typeof storages>,
  sms: {
    title: '短信配置',
    hint: '每个租户只有一个短信配置处于启用状态。',
    record: '短信配置',
    fields: {
      smsCode: '资源编号',
      category: '服务商',
      templateId: '服务商模板编号',
      signName: '短信签名',
      accessKey: '访问密钥',
      secretKey: '安全密钥',
      regionId: '地域',
      status: '启用',
      remark: '备注',
    },
    help: { templateId: '服务商审核通过的模板编号', signName: '服务商审核通过的短信签名', regionId: '仅阿里云需要，例如 cn-hangzhou' },
    consequence: {
      enable: '启用后短信由该配置发送，当前启用的配置会停用。',
    },
    actions: { enable: '启用' },
  } satisfies LabelsOf<typeof smsConfigs>,
  smsTemplate: {
    title: '短信模板',
    record: '模板',
    fields: {
      templateName: '模板名称',
      templateCode: '模板编号',
      category: '服务商',
      type: '类型',
      templateId: '服务商模板编号',
      signName: '短信签名',
      content: '模板内容',
      params: '参数名',
      status: '启用',
      remark: '备注',
      phone: '手机号',
    },
    help: { templateCode: '程序发送短信时使用的编号', templateId: '服务商审核通过的模板编号' },
    consequence: {
      enable: '启用后可以用该模板发送短信。',
      disable: '停用后不能再用该模板发送短信。',
    },
    actions: { enable: '启用', disable: '停用', send: '测试发送' },
  } satisfies LabelsOf<typeof smsTemplates>,
  smsLog: {
    title: '短信日志',
    record: '短信',
    fields: {
      phone: '手机号',
      content: '短信内容',
      smsCode: '短信配置编号',
      templateId: '服务商模板编号',
      sendTime: '发送时间',
      result: '发送结果',
      failReason: '失败原因',
      createUserName: '发送人姓名',
      params: '模板参数',
      bizId: '服务商回执编号',
    },
  } satisfies LabelsOf<typeof smsLogs>,
}

export default texts
