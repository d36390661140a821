import type { LabelsOf } from '@jwsk/kit'
import type propertyModules from '../resources/property-module'
import type propertyNotices from '../resources/property-notice'

const texts = {
  propertyModule: {
    title: '物业模块',
    record: '模块',
    fields: {
      moduleName: '模块名称',
      moduleCode: '模块编码',
      icon: '图标',
      linkType: '跳转类型',
      linkUrl: '跳转地址',
      description: '说明',
      sort: '排序',
      status: '状态',
    },
    actions: { sort: '排序' },
  } satisfies LabelsOf<typeof propertyModules>,
  propertyNotice: {
    title: '物业通知',
    hint: '发布后商户在手机端收到；撤回后可修改，再次发布即重新送达。',
    record: '通知',
    fields: {
      title: '标题',
      noticeType: '类型',
      scope: '发送范围',
      targetIds: '发送对象',
      status: '状态',
      publishTime: '发布时间',
      readShare: '已读/应读',
      attachments: '附件',
      content: '内容',
      createTime: '创建时间',
    },
    consequence: {
      publish: '发布后立即通知到接收人。',
      revoke: '撤回后接收人不再看到，回执作废。',
    },
    actions: { publish: '发布', receipts: '阅读情况', revoke: '撤回' },
  } satisfies LabelsOf<typeof propertyNotices>,
  receipts: {
    all: '应读商户',
    read: '已读',
    unread: '未读',
    merchant: '商户',
    area: '楼栋/区域',
    readTime: '阅读时间',
    send: '短信提醒 {{count}} 个未读商户',
    sent: '已向 {{count}} 个未读商户发送短信',
    failed: '阅读情况加载失败',
  },
}

export default texts
