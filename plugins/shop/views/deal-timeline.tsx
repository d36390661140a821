import { type KeysOf, Timeline, type TimelineEvent, useTranslate } from '@jwsk/kit'
import type { ShopApply, ShopContract } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'

interface Deal {
  readonly apply?: ShopApply | undefined
  readonly contract?: ShopContract | undefined
}

type Text = (key: KeysOf<typeof texts>) => string

const rejected = 2
const reviewing = 0

function toApplicationEvents(
  { applyTime, applicantName, applyReason, auditStatus, auditTime, auditUser, auditRemark }: ShopApply,
  t: Text,
): TimelineEvent[] {
  const applied: TimelineEvent = { key: 'applied', time: applyTime, title: t('deal.applied'), actor: applicantName, text: applyReason }
  if (auditStatus === reviewing || !auditTime) return [applied, { key: 'waiting', title: t('deal.waiting'), tone: 'warning' }]
  const event = { key: 'audited', time: auditTime, actor: auditUser, text: auditRemark }
  return [
    applied,
    auditStatus === rejected
      ? { ...event, title: t('deal.rejected'), tone: 'danger' }
      : { ...event, title: t('deal.approved'), tone: 'success' },
  ]
}

const [draft, ended, terminated, renewed] = [0, 3, 4, 5]

function toEndEvent({ contractStatus, endDate, terminateDate, terminateReason }: ShopContract, t: Text): TimelineEvent {
  if (contractStatus === terminated)
    return { key: 'end', time: terminateDate, title: t('deal.terminated'), text: terminateReason, tone: 'danger' }
  if (contractStatus === renewed) return { key: 'end', time: endDate, title: t('deal.renewed'), tone: 'accent' }
  return { key: 'end', time: endDate, title: t(contractStatus === ended ? 'deal.ended' : 'deal.ends') }
}

function toContractEvents(contract: ShopContract, t: Text): TimelineEvent[] {
  const { createTime, contractNo, contractStatus, auditStatus, auditRemark, signDate, startDate } = contract
  const drafted: TimelineEvent = { key: 'drafted', time: createTime, title: t('deal.drafted'), actor: contractNo }
  if (contractStatus === draft) {
    if (auditStatus === reviewing) return [drafted, { key: 'review', title: t('deal.reviewing'), tone: 'warning' }]
    if (auditStatus === rejected) return [drafted, { key: 'review', title: t('deal.refused'), text: auditRemark, tone: 'danger' }]
    return [drafted]
  }
  return [
    drafted,
    { key: 'signed', time: signDate, title: t('deal.signed'), tone: 'success' },
    { key: 'begun', time: startDate, title: t('deal.begun'), tone: 'accent' },
    toEndEvent(contract, t),
  ]
}

/** Timeline from the application to the end of the contract. */
export function DealTimeline({ apply, contract }: Deal) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const moments = [...(apply ? toApplicationEvents(apply, t) : []), ...(contract ? toContractEvents(contract, t) : [])]
  return <Timeline label={t('deal.line')} moments={moments} />
}
