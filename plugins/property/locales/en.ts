import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
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
      sort: 'Sort order',
      status: 'Status',
    },
    actions: { sort: 'Change order' },
  },
  propertyNotice: {
    title: 'Property notices',
    hint: 'Merchants receive it on their phones once published; a withdrawn one can be corrected and published anew.',
    record: 'notice',
    fields: {
      title: 'Title',
      noticeType: 'Type',
      scope: 'Sent to',
      targetIds: 'Recipients',
      status: 'Status',
      publishTime: 'Published',
      readShare: 'Read / sent',
      attachments: 'Attachments',
      content: 'Content',
      createTime: 'Created',
    },
    consequence: {
      publish: 'Recipients are notified at once.',
      revoke: 'Recipients can no longer see it; read receipts are discarded.',
    },
    actions: { publish: 'Publish', receipts: 'Readers', revoke: 'Withdraw' },
  },
  receipts: {
    all: 'Recipients',
    read: 'Read',
    unread: 'Unread',
    merchant: 'Merchant',
    area: 'Building/area',
    readTime: 'Read at',
    send: 'Text the {{count}} who have not read it',
    sent: 'A text message went to {{count}} merchants',
    failed: 'Who has read it could not be loaded',
  },
}

export default texts
