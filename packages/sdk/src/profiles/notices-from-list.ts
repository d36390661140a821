import { isRecord } from '../is-record'
import type { OperationOverride } from '../profile'

const maxNotices = 5

/** Overrides the notices of the home page by the first of the notice list. */
export const noticesFromList = (order: Readonly<Record<string, string>>): OperationOverride => ({
  path: '/jwsk-desk/notice/list',
  input: 'query',
  mapInput: () => ({ current: 1, size: maxNotices, ...order }),
  mapPayload: (page) => (isRecord(page) && Array.isArray(page.records) ? page.records : []),
})
