import { type Client, isJwskError, parseJson } from '@jwsk/sdk'
import type { Contracted, Plain } from './spec'

/** What came of one operation. */
export interface Outcome {
  readonly operation: string
  readonly status: number
  readonly verdict: 'ok' | 'deviates' | 'missing' | 'refused' | 'failed' | 'skipped'
  readonly details: readonly string[]
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null
const listActions = ['page', 'list', 'parentList', 'lazyList', 'tree', 'select']

export interface Sent {
  readonly query?: Plain
  readonly body?: unknown
}

export interface Read {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Sends one operation as the contract writes it and keeps the answer as text. */
export async function send(client: Client, operation: Contracted, { query = {}, body }: Sent): Promise<Read> {
  const inPath = new Set(operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name])))
  const url = new URL(client.root + path)
  for (const [name, value] of Object.entries(query)) if (!inPath.has(name)) url.searchParams.set(name, String(value))
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await client.fetch(url, { method: operation.method, ...init })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}

const parsed = (text: string): unknown => {
  try {
    // ids are read as the SDK reads them; that some come as numbers is reported once, elsewhere
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** What an answer is worth against its contract. */
export function judge(operation: Contracted, { status, type, text }: Read): Pick<Outcome, 'verdict' | 'details'> {
  if (status === 404 || status === 405) return { verdict: 'missing', details: [`HTTP ${status}`] }
  if (operation.answerType !== 'application/json' && !/\bjson\b/.test(type)) {
    const fits = status === 200 && !/\bhtml\b/.test(type)
    return fits ? { verdict: 'ok', details: [] } : { verdict: 'deviates', details: [`expected a file, found ${type || 'nothing'}`] }
  }
  return judgeBody(operation, { status, type, body: parsed(text) })
}

function judgeBody(
  operation: Contracted,
  { status, type, body }: Omit<Read, 'text'> & { readonly body: unknown },
): Pick<Outcome, 'verdict' | 'details'> {
  if (!isPlain(body)) return { verdict: 'deviates', details: [`expected JSON, found ${type || 'nothing'}`] }
  const code = Number(body.code ?? status)
  if (code === 404) return { verdict: 'missing', details: [`code ${code}`] }
  if (code === 401 || code === 403) return { verdict: 'refused', details: [`code ${code}: ${String(body.msg ?? '')}`] }
  // one of several parameters is needed, which a contract cannot say
  if (code === 400 && String(body.msg).includes('缺少必要的请求参数')) return { verdict: 'skipped', details: [String(body.msg)] }
  if (code !== 200) return { verdict: 'failed', details: [`code ${code}: ${String(body.msg ?? body.error_description ?? '')}`] }
  if (operation.answerType !== 'application/json') return { verdict: 'deviates', details: [`expected a file, found ${type}`] }
  const details = operation.deviations(body).map((line) => withFound(line, body))
  return { verdict: details.length > 0 ? 'deviates' : 'ok', details }
}

/** `$.data.id: expected string` gets what was found there. */
function withFound(line: string, body: unknown): string {
  const [path = ''] = line.split(':')
  let found = body
  for (const part of path.slice(1).match(/[^.[\]]+/g) ?? []) found = isPlain(found) ? found[part] : undefined
  return line.includes('expected') ? `${line}, found ${JSON.stringify(found)?.slice(0, 60)}` : line
}

const rowsOf = (text: string): Plain[] => {
  const body = parsed(text)
  const data = isPlain(body) ? body.data : undefined
  const rows = isPlain(data) && Array.isArray(data.records) ? data.records : data
  return Array.isArray(rows) ? rows.filter(isPlain) : []
}

const entityOf = ({ id }: Contracted) => id.split('.')[0] ?? ''

const isEmptyAnswer = (text: string) => {
  const body = parsed(text)
  return isPlain(body) && body.code === 200 && Object.keys(isPlain(body.data) ? body.data : {}).length === 0
}

/** Calls the operations of one deployment, with records that exist there. */
export function createWalk(client: Client, contracts: readonly Contracted[]) {
  const byId = new Map(contracts.map((operation) => [operation.id, operation]))
  const rows = new Map<string, Promise<Plain | undefined>>()

  const firstRow = (entity: string): Promise<Plain | undefined> => {
    const known = rows.get(entity)
    if (known) return known
    const list = listActions
      .map((action) => byId.get(`${entity}.${action}`))
      .find((found) => found?.isRead && found.parameters.every(({ required, given }) => !required || given !== undefined))
    const found = list
      ? send(client, list, { query: givenQuery(list) }).then(
          ({ text }) => rowsOf(text)[0],
          () => undefined,
        )
      : Promise.resolve(undefined)
    rows.set(entity, found)
    return found
  }

  const givenQuery = (operation: Contracted): Plain =>
    Object.fromEntries(
      operation.parameters
        .filter(({ place, required, given }) => place !== 'header' && required && given !== undefined)
        .map(({ name, given }) => [name, given]),
    )

  /** The id of a process or a task is listed by another entity than the one that asks for it. */
  async function elsewhere(name: string): Promise<unknown> {
    if (!/[a-z]Id$/.test(name)) return undefined
    for (const entity of new Set([...byId.keys()].map((id) => id.split('.')[0] ?? ''))) {
      const value = (await firstRow(entity))?.[name]
      if (value) return value
    }
  }

  /** The query of a read: values of a row that exists, else what the contract gives. Undefined where neither has one. */
  async function queryOf(operation: Contracted): Promise<Plain | undefined> {
    const needed = operation.parameters.filter(({ place, required }) => place === 'path' || (place === 'query' && required))
    if (needed.length === 0) return {}
    const row = await firstRow(entityOf(operation))
    const values = await Promise.all(
      needed.map(
        async ({ name, given }): Promise<[string, unknown]> => [
          name,
          row?.[name] || (/(^i|I)ds?$/.test(name) ? row?.id : undefined) || (await elsewhere(name)) || given,
        ],
      ),
    )
    return values.every(([, value]) => value !== undefined) ? Object.fromEntries(values) : undefined
  }

  return {
    async read(operation: Contracted): Promise<Outcome> {
      const query = await queryOf(operation)
      if (!query) return { operation: operation.id, status: 0, verdict: 'skipped', details: ['no record to ask for'] }
      try {
        const answer = await send(client, operation, { query })
        const verdict = judge(operation, answer)
        // what another entity's list named need not be a record of this one
        const nothing = verdict.verdict === 'deviates' && !(await firstRow(entityOf(operation))) && isEmptyAnswer(answer.text)
        if (nothing) return { operation: operation.id, status: answer.status, verdict: 'skipped', details: ['no record to ask for'] }
        return { operation: operation.id, status: answer.status, ...verdict }
      } catch (error) {
        if (!isJwskError(error)) throw error
        const verdict = error.kind === 'unauthorized' ? 'refused' : 'failed'
        return { operation: operation.id, status: error.status ?? 0, verdict, details: [`${error.kind}: ${error.message}`] }
      }
    },
    byId,
    firstRow,
  }
}
