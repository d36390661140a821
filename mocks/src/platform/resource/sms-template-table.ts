import { defineTable } from '../../engine/world/world'
import { type AuditedTenantRow, createTenantColumns } from '../audited-row'
import { disabledFlag, enabledFlag } from '../only-one-enabled'

export interface SmsTemplateRow extends AuditedTenantRow {
  readonly templateCode: string
  readonly templateName: string
  readonly category: number
  readonly templateId: string
  readonly signName: string
  readonly content: string
  readonly params: string
  readonly type: number
  readonly remark: string
}

const code = 1
const notification = 2
const promotion = 3

const templates: readonly (readonly [code: string, name: string, type: number, content: string])[] = [
  ['login_code', '登录验证码', code, `您的登录验证码为\${code}，五分钟内有效。`],
  ['reset_code', '找回密码验证码', code, `您正在找回密码，验证码为\${code}。如非本人操作请忽略。`],
  ['reserve_ok', '停车预约成功', notification, `您预约的\${lotName}已成功，车牌\${plateNo}，请于\${time}前入场。`],
  ['reserve_reject', '停车预约驳回', notification, `您预约的\${lotName}未通过：\${reason}。`],
  ['whitelist_expire', '白名单到期提醒', notification, `车牌\${plateNo}的停车权限将于\${date}到期，请及时续期。`],
  ['ticket_paid', '购票成功', notification, `您已购买\${ticketName}\${count}张，凭订单号\${orderNo}入园。`],
  ['refund_done', '退款到账', notification, `订单\${orderNo}已退款\${amount}元，将在三个工作日内到账。`],
  ['rent_remind', '租金催缴', notification, `商铺\${shopNo}\${period}应缴\${amount}元，请于\${date}前缴纳。`],
  ['water_suspend', '水上项目停运', notification, `因\${reason}，\${name}今日停运，已购票可退。`],
  ['property_notice', '物业通知', notification, `\${title}，详情请登录查看。`],
  ['spring_sale', '春季优惠', promotion, `云栖湖春季门票低至\${price}元，回复TD退订。`],
]

/** Returns the names of a template's placeholders. */
export const getPlaceholders = (content: string): string[] => [
  ...new Set([...content.matchAll(/\$\{(\w+)\}/g)].map((match) => match[1] ?? '')),
]

export const smsTemplateTable = defineTable<SmsTemplateRow>('smsTemplate', (world) => {
  const columns = createTenantColumns(world, 'smsTemplate')
  return templates.map(([templateCode, templateName, type, content], index) => ({
    templateCode,
    templateName,
    category: 3,
    templateId: `SMS_2100${String(index + 1).padStart(2, '0')}`,
    signName: '云栖湖',
    content,
    params: getPlaceholders(content).join(','),
    type,
    remark: '',
    ...columns(index, 300 - index * 14),
    status: type === promotion ? disabledFlag : enabledFlag,
  }))
})
