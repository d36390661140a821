import { isRecord } from '@jwsk/sdk'
import { strFromU8, unzipSync } from 'fflate'
import { classifyReply, formatReply, type Reply } from '../reply'
import { createFinding, finding, notTried, type Observation, ok, summarize, unclear } from '../result'
import { findOperation, mapInParallel, type Probe, type Target } from '../target'

const readIds = ['user.page', 'user.list', 'user.userList', 'user.detail', 'user.info', 'user.platformDetail', 'auth.userInfo']
const exportId = 'user.exportUser'
const advice = 'remove the password from what the server answers (a view object, or @JsonIgnore), exports included'

const passwordKey = /passw|pwd/i
// bcrypt, argon2 and scrypt are hashes wherever they appear
const hashPattern = /\$2[abxy]?\$\d\d\$[./\w]{53}|\$argon2(?:id|i|d)\$|\$s0\$/
const digestPattern = /\b(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})\b/i
const maskPattern = /^[*•.x\s]*$/i

/** Finds a password in a JSON value at any depth, also in JSON within text. Returns how it is stored, never its value. */
export function findPassword(value: unknown, key = ''): string | undefined {
  if (Array.isArray(value)) return findFirst(value, (item) => findPassword(item, key))
  if (isRecord(value)) return findFirst(Object.entries(value), ([name, inner]) => findPassword(inner, name))
  if (typeof value !== 'string' || value === '') return undefined
  const nested = /^\s*[[{]/.test(value) ? parseNested(value) : undefined
  if (nested !== undefined) return findPassword(nested, key)
  if (hashPattern.test(value)) return `a hash in ${describeKey(key)}`
  if (!passwordKey.test(key) || maskPattern.test(value)) return undefined
  return `${digestPattern.test(value) ? 'a digest' : 'a value'} in ${describeKey(key)}`
}

// a key is a name of the server's and may be anything
const describeKey = (key: string) => (/^\w{1,40}$/.test(key) && !digestPattern.test(key) ? key : 'a field')

function findFirst<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function parseNested(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Extracts the text of an exported file: of a workbook, or of anything that is text. `undefined` if it cannot be read. */
export function readExportText({ bytes, text }: Pick<Reply, 'bytes' | 'text'>): string | undefined {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isWorkbook) return text.includes('\u0000') || text === '' ? undefined : text
  try {
    const files = unzipSync(bytes, { filter: ({ name, originalSize }) => name.endsWith('.xml') && originalSize < 32 * 1024 * 1024 })
    const texts = Object.values(files).map((file) => strFromU8(file))
    return texts.length > 0 ? texts.join('\n') : undefined
  } catch {
    return undefined
  }
}

async function checkExport(target: Target): Promise<Observation> {
  const operation = findOperation(target, exportId)
  if (!operation) return notTried(`the platform has no ${exportId}`)
  const reply = await target.caller.ask(operation, {})
  if (reply.failure !== undefined) return unclear(`${exportId}: ${reply.failure}`)
  if (classifyReply(reply, target.envelope) === 'denied') return notTried(`the account may not call ${exportId}`)
  const content = reply.status === 200 && reply.body === undefined ? readExportText(reply) : undefined
  if (content === undefined) return unclear(`${exportId} is no file that can be read (${formatReply(reply, target.envelope)})`)
  return hashPattern.test(content) || digestPattern.test(content)
    ? createFinding(exportId, finding('high', 'a hash in the file', advice))
    : ok('')
}

export const passwordHashes: Probe = {
  id: 'password-hashes',
  question: 'password hashes in answers',
  isIndependent: true,
  async run(target) {
    const operations = readIds.flatMap((id) => findOperation(target, id) ?? [])
    if (operations.length === 0) return [notTried(`the platform has none of ${readIds.join(', ')}`)]
    const observations = await mapInParallel(operations, async (operation): Promise<Observation> => {
      const query = (await target.records.createQuery(operation)) ?? {}
      const reply = await target.caller.ask(operation, { query: { ...query, current: 1, size: 50 } })
      const found = findPassword(reply.body)
      if (found !== undefined) return createFinding(operation.id, finding('high', found, advice))
      const verdict = classifyReply(reply, target.envelope)
      if (verdict === 'accepted') return ok('')
      if (verdict === 'denied') return notTried(`the account may not call ${operation.id}`)
      return unclear(`${operation.id}: ${formatReply(reply, target.envelope)}`)
    })
    return summarize([...observations, await checkExport(target)], `none in ${observations.length} reads and the export`)
  },
}
