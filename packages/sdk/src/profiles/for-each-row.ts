import { isRecord } from '../is-record'

/** Every record of an answer, each before those inside it; without recursion, because answers may be nested deeply. */
export function forEachRow(payload: unknown, visit: (row: Record<string, unknown>) => void): void {
  const open: unknown[] = [payload]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isRecord(node)) visit(node)
    // one by one: a list may be longer than a call takes arguments
    const parts = isRecord(node) ? Object.values(node) : node
    if (Array.isArray(parts)) for (const part of parts) if (typeof part === 'object' && part !== null) open.push(part)
  }
}
