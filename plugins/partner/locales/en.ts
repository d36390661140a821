import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  thirdClient: {
    title: 'Third-party clients',
    record: 'client',
    fields: {
      clientName: 'Name',
      appKey: 'App key',
      appSecret: 'App secret',
      companyName: 'Company',
      apiScope: 'Granted APIs',
      ipWhitelist: 'IP whitelist',
      callbackUrl: 'Callback address',
      contactName: 'Contact name',
      contactPhone: 'Contact phone',
      expireTime: 'Expire time',
      status: 'Status',
      remark: 'Remark',
    },
    sections: { basic: 'Basics', access: 'Access', contact: 'Contact' },
    actions: { enable: 'Enable', disable: 'Disable' },
  },
}

export default texts
