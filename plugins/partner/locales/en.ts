import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  thirdClient: {
    title: 'Third-party clients',
    record: 'client',
    fields: {
      clientName: 'Name',
      appKey: 'App key',
      companyName: 'Company',
      apiScope: 'Granted APIs',
      ipWhitelist: 'IP whitelist',
      callbackUrl: 'Callback address',
      contactName: 'Contact',
      contactPhone: 'Contact phone',
      expireTime: 'Expires',
      secretTime: 'Secret created',
      status: 'Status',
      remark: 'Remarks',
    },
    help: { callbackUrl: 'Called when there is news for them', ipWhitelist: 'Addresses or ranges that may call' },
    sections: { basic: 'Basics', access: 'Access', contact: 'Contact' },
    consequence: {
      enable: 'The client may call the API right away.',
      disable: 'Its calls are refused at once.',
    },
    actions: { enable: 'Enable', disable: 'Disable', reset: 'Reset secret' },
  },
  secret: {
    secret: 'App secret',
    once: 'The secret is shown this once and never again. Copy it now and keep it safe.',
    copy: 'Copy',
    copyOf: 'Copy {{name}}',
    kept: 'I have kept it',
    reset: 'The present secret of {{name}} stops working at once; the other side needs the new one to go on calling.',
  },
}

export default texts
