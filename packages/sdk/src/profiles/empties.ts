import { isRecord } from '../is-record'
import type { Empties } from '../profile'

const isEmptyObject = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

/** Whether a whole answer holds nothing: what the platform makes of null. */
export const isNothing = (payload: unknown): boolean =>
  payload === undefined || payload === null || payload === '' || isEmptyObject(payload)

/** Takes the fields out of every row that stand for nothing; walks without recursion, because answers may be nested deeply. */
export function emptied(payload: unknown, { values, kept }: Empties): unknown {
  // ids were made text on the way in
  const nothing = new Set<unknown>([...values, ...values.map(String)])
  const stays = new Set(kept)
  const open: unknown[] = [payload]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) open.push(...node.filter(isNested))
    else if (isRecord(node)) takeOut(node, { nothing, stays, open })
  }
  return payload
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null

interface Walk {
  readonly nothing: ReadonlySet<unknown>
  readonly stays: ReadonlySet<string>
  readonly open: unknown[]
}

function takeOut(row: Record<string, unknown>, { nothing, stays, open }: Walk): void {
  for (const [name, value] of Object.entries(row))
    if (!stays.has(name) && (nothing.has(value) || isEmptyObject(value))) delete row[name]
    else if (isNested(value)) open.push(value)
}
