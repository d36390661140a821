import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  propertyModule: {
    title: 'Property modules',
    record: 'module',
    fields: {
      moduleName: 'Name',
      moduleCode: 'Code',
      icon: 'Icon',
      linkType: 'Link type',
      linkUrl: 'Link',
      description: 'Description',
      sort: 'Order',
      status: 'Status',
    },
  },
  propertyNotice: {
    title: 'Property notices',
    record: 'notice',
    fields: {
      title: 'Title',
      noticeType: 'Type',
      scope: 'Sent to',
      targetIds: 'Merchants',
      status: 'Status',
      publishTime: 'Published',
      readCount: 'Read',
      targetCount: 'To be read',
      attachments: 'Attachments',
      content: 'Content',
      createTime: 'Created',
    },
    actions: { publish: 'Publish', revoke: 'Withdraw', send: 'Send by SMS' },
  },
}

export default texts
