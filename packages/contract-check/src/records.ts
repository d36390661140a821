import type { Client } from '@jwsk/sdk'
import { getRows, sendCall } from './send'
import type { ContractOperation, PlainObject } from './spec'

const listActions = ['page', 'list', 'parentList', 'lazyList', 'tree', 'select']
const getEntityName = ({ id }: ContractOperation) => id.split('.')[0] ?? ''
const needsNoRecord = ({ parameters }: ContractOperation) => parameters.every(({ required, example }) => !required || example !== undefined)

const getExampleQuery = ({ parameters }: ContractOperation): PlainObject =>
  Object.fromEntries(
    parameters
      .filter(({ location, required, example }) => location !== 'header' && required && example !== undefined)
      .map(({ name, example }) => [name, example]),
  )

export interface Records {
  /** The records that an entity's own list shows first. */
  getRecords(entity: string): Promise<readonly PlainObject[]>
  /** What `x-check` names for a call, of the first record that fits or a later one. Undefined where a value has no record. */
  getNamedValues(operation: ContractOperation, choice?: number): Promise<PlainObject | undefined>
  /** The query that a read needs: values of a record that exists, else what the contract gives. Undefined where neither has one. */
  createQuery(operation: ContractOperation): Promise<PlainObject | undefined>
}

/** Records that exist in one deployment, read once. */
export function createRecords(client: Client, byId: ReadonlyMap<string, ContractOperation>): Records {
  const lists = new Map<string, Promise<readonly PlainObject[]>>()

  function list(operation: ContractOperation, where: PlainObject = {}): Promise<readonly PlainObject[]> {
    const taken = Object.entries(where).filter(([name]) => operation.parameters.some((parameter) => parameter.name === name))
    const key = `${operation.id} ${JSON.stringify(taken)}`
    const known = lists.get(key)
    if (known) return known
    const found = read(operation, Object.fromEntries(taken)).catch(() => [])
    lists.set(key, found)
    return found
  }

  async function read(operation: ContractOperation, filter: PlainObject): Promise<readonly PlainObject[]> {
    const query = needsNoRecord(operation) ? getExampleQuery(operation) : await queryOf(operation)
    return query ? getRows(await sendCall(client, operation, { query: { ...query, ...filter } })) : []
  }

  async function of(entity: string): Promise<readonly PlainObject[]> {
    const own = listActions
      .map((action) => byId.get(`${entity}.${action}`))
      .find((found) => found?.isRead && needsNoRecord(found) && client.supports(found.call))
    return own ? list(own) : []
  }

  async function valueAt(reference: string, where: PlainObject, choice: number): Promise<unknown> {
    const [entity, action, field = ''] = reference.split('.')
    const operation = byId.get(`${entity}.${action}`)
    if (!operation) throw new Error(`x-check: ${reference} is not in the contracts`)
    const rows = await list(operation, where)
    const fits = (row: PlainObject) =>
      row[field] && Object.entries(where).every(([name, value]) => row[name] === undefined || row[name] === value)
    const fitting = rows.filter(fits)
    return fitting[choice % Math.max(fitting.length, 1)]?.[field]
  }

  async function named({ trial }: ContractOperation, choice = 0): Promise<PlainObject | undefined> {
    const values = await Promise.all(
      Object.entries(trial.with).map(
        async ([name, reference]): Promise<[string, unknown]> => [name, await valueAt(reference, trial.where, choice)],
      ),
    )
    return values.every(([, value]) => value !== undefined) ? Object.fromEntries(values) : undefined
  }

  /** The id of a process or a task is listed by another entity than the one that asks for it. */
  async function elsewhere(name: string): Promise<unknown> {
    if (!/[a-z]Id$/.test(name)) return undefined
    for (const entity of new Set([...byId.keys()].map((id) => id.split('.')[0] ?? ''))) {
      const [row] = await of(entity)
      if (row?.[name]) return row[name]
    }
  }

  async function queryOf(operation: ContractOperation): Promise<PlainObject | undefined> {
    const chosen = await named(operation)
    if (!chosen) return undefined
    const needed = operation.parameters.filter(
      ({ name, location, required }) => (location === 'path' || (location === 'query' && required)) && chosen[name] === undefined,
    )
    if (needed.length === 0) return chosen
    const [row] = await of(getEntityName(operation))
    const values = await Promise.all(
      needed.map(
        async ({ name, example }): Promise<[string, unknown]> => [
          name,
          row?.[name] || (/(^i|I)ds?$/.test(name) ? row?.id : undefined) || (await elsewhere(name)) || example,
        ],
      ),
    )
    return values.every(([, value]) => value !== undefined) ? { ...chosen, ...Object.fromEntries(values) } : undefined
  }

  return { getRecords: of, getNamedValues: named, createQuery: queryOf }
}
