import { classifyReply, formatReply } from '../reply'
import { finding, notTried, type Observation, ok, summarize, unclear } from '../result'
import { findOperation, type Probe } from '../target'

const numericId = /[:[,]\s*-?\d{17,}/
const listIds = ['tenantPackage.page', 'tenantPackage.select', 'user.page', 'menu.routes']

/** Whether ids are sent as numbers, which browsers round. The SDK parses them exactly either way. */
export const numericIds: Probe = {
  id: 'numeric-ids',
  question: 'ids beyond 2^53',
  isIndependent: true,
  isBasic: true,
  async run(target) {
    const lists = listIds.flatMap((id) => findOperation(target, id) ?? [])
    if (lists.length === 0) return [notTried(`the platform has none of ${listIds.join(', ')}`)]
    const replies = await Promise.all(lists.map((list) => target.caller.ask(list, { query: { current: 1, size: 10 } })))
    const hasNumbers = replies.some(({ text }) => numericId.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""')))
    if (hasNumbers)
      return [finding('low', 'some are written as numbers: a browser without the SDK writes to another record', 'serialize Long as text')]
    const unread = replies.map((reply, index): Observation => {
      const verdict = classifyReply(reply, target.envelope)
      if (verdict === 'denied') return notTried(`the account may not call ${lists[index]?.id}`)
      return verdict === 'accepted' ? ok('') : unclear(`${lists[index]?.id}: ${formatReply(reply, target.envelope)}`)
    })
    return summarize(unread, 'written as text')
  },
}
