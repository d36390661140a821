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
  } satisfies LabelsOf<typeof propertyModules>,
  propertyNotice: {
    title: '物业通知',
    record: '通知',
    fields: {
      title: '标题',
      noticeType: '类型',
      scope: '发送范围',
      targetIds: '发送商户',
      status: '状态',
      publishTime: '发布时间',
      readCount: '已读数',
      targetCount: '应读数',
      attachments: '附件',
      content: '内容',
      createTime: '创建时间',
    },
    actions: { publish: '发布', revoke: '撤回', send: '短信推送' },
  } satisfies LabelsOf<typeof propertyNotices>,
}

export default texts
