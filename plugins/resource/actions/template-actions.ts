import { type ActionBuilder, phone } from '@jwsk/kit'
import { type SmsTemplate, smsTemplate } from '@jwsk/sdk/resource'

/** Enables a template, and sends a message with it. */
export const templateActions = (action: ActionBuilder<SmsTemplate>) => [
  action('enable', {
    permission: 'sms_template_enable',
    when: (row) => row.status !== 2,
    run: ({ id }, { client }) => client.call(smsTemplate.enable, { id, status: 2 }),
  }),
  action('disable', {
    placement: 'default',
    permission: 'sms_template_enable',
    when: (row) => row.status === 2,
    run: ({ id }, { client }) => client.call(smsTemplate.enable, { id, status: 1 }),
  }),
  // parameter values are an object, which no form field supports
  action.form('send', {
    api: smsTemplate.send,
    permission: 'sms_template_send',
    when: ({ params = '' }) => params === '',
    fields: { phone: phone() },
    extraInput: ({ id }) => ({ id }),
  }),
]
