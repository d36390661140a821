import type { Operation } from '@jwsk/sdk'
import type { Call, Mock } from '../engine/mock'
import { businessError } from '../engine/refusal'
import { defineTable } from '../engine/world/world'

const second = 1000
const debounceMs = 3 * second

interface RecentWrite {
  /** User, operation and input. */
  readonly id: string
  readonly at: number
}

/** Writes of the last seconds. */
export const recentWriteTable = defineTable<RecentWrite>('recentWrite')

/** Throws if the user has sent the same write within three seconds. */
function assertNotRepeated({ world, caller, query, body }: Call, { id: operationId }: Operation) {
  const table = world.table(recentWriteTable)
  const now = world.now()
  for (const { id, at } of table.all()) if (now - at >= debounceMs) table.remove(id)
  const id = JSON.stringify([caller.userId, operationId, query, body])
  const before = table.get(id)
  if (before) throw businessError(`请勿重复提交，请${Math.ceil((before.at + debounceMs - now) / second)}秒后再试`)
  table.put({ id, at: now })
}

/** Rejects the same write within three seconds; sign-ins and uploads are no such writes. */
export function withDebounce(mock: Mock): Mock {
  const { operation, answer } = mock
  if (operation.method === 'GET' || operation.token === false || operation.body) return mock
  return {
    ...mock,
    answer: (call) => {
      assertNotRepeated(call, operation)
      return answer(call)
    },
  }
}
