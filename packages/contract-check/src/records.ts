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
  /** Fetches the first page of an entity's own list; empty if it has no list. */
  getRecords(entity: string): Promise<readonly PlainObject[]>
  /** Resolves the values that `x-check` references, from the matching record at index `choice`. Returns `undefined` if a value has no record. Defaults to the first record. */
  getNamedValues(operation: ContractOperation, choice?: number): Promise<PlainObject | undefined>
  /** Creates the query of a read from an existing record, or else from the contract's examples. Returns `undefined` if a required value is missing. */
  createQuery(operation: ContractOperation): Promise<PlainObject | undefined>
}

/** Creates a cache of the records that exist in one deployment. */
export function createRecords(client: Client, byId: ReadonlyMap<string, ContractOperation>): Records {
  const lists = new Map<string, Promise<readonly PlainObject[]>>()

  function fetchList(operation: ContractOperation, where: PlainObject = {}): Promise<readonly PlainObject[]> {
    const accepted = Object.entries(where).filter(([name]) => operation.parameters.some((parameter) => parameter.name === name))
    const key = `${operation.id} ${JSON.stringify(accepted)}`
    const known = lists.get(key)
    if (known) return known
    const found = fetchRows(operation, Object.fromEntries(accepted)).catch(() => [])
    lists.set(key, found)
    return found
  }

  async function fetchRows(operation: ContractOperation, filter: PlainObject): Promise<readonly PlainObject[]> {
    const query = needsNoRecord(operation) ? getExampleQuery(operation) : await createQuery(operation)
    return query ? getRows(await sendCall(client, operation, { query: { ...query, ...filter } })) : []
  }

  async function getRecords(entity: string): Promise<readonly PlainObject[]> {
    const own = listActions
      .map((action) => byId.get(`${entity}.${action}`))
      .find((found) => found?.isRead && needsNoRecord(found) && client.supports(found.call))
    return own ? fetchList(own) : []
  }

  async function findReferencedValue(reference: string, where: PlainObject, choice: number): Promise<unknown> {
    const [entity, action, field = ''] = reference.split('.')
    const operation = byId.get(`${entity}.${action}`)
    if (!operation) throw new Error(`x-check: ${reference} is not in the contracts`)
    const rows = await fetchList(operation, where)
    const fits = (row: PlainObject) =>
      row[field] && Object.entries(where).every(([name, value]) => row[name] === undefined || row[name] === value)
    const fitting = rows.filter(fits)
    return fitting[choice % Math.max(fitting.length, 1)]?.[field]
  }

  async function getNamedValues({ hints }: ContractOperation, choice = 0): Promise<PlainObject | undefined> {
    const values = await Promise.all(
      Object.entries(hints.with).map(
        async ([name, reference]): Promise<[string, unknown]> => [name, await findReferencedValue(reference, hints.where, choice)],
      ),
    )
    return values.every(([, value]) => value !== undefined) ? Object.fromEntries(values) : undefined
  }

  /** Finds an id in the lists of other entities, because ids of processes and tasks are not listed by the entity that needs them. */
  async function findInOtherEntities(name: string): Promise<unknown> {
    if (!/[a-z]Id$/.test(name)) return undefined
    for (const entity of new Set([...byId.keys()].map((id) => id.split('.')[0] ?? ''))) {
      const [row] = await getRecords(entity)
      if (row?.[name]) return row[name]
    }
  }

  async function createQuery(operation: ContractOperation): Promise<PlainObject | undefined> {
    const namedValues = await getNamedValues(operation)
    if (!namedValues) return undefined
    const needed = operation.parameters.filter(
      ({ name, location, required }) => (location === 'path' || (location === 'query' && required)) && namedValues[name] === undefined,
    )
    if (needed.length === 0) return namedValues
    const [row] = await getRecords(getEntityName(operation))
    const values = await Promise.all(
      needed.map(
        async ({ name, example }): Promise<[string, unknown]> => [
          name,
          row?.[name] || (/(^i|I)ds?$/.test(name) ? row?.id : undefined) || (await findInOtherEntities(name)) || example,
        ],
      ),
    )
    return values.every(([, value]) => value !== undefined) ? { ...namedValues, ...Object.fromEntries(values) } : undefined
  }

  return { getRecords, getNamedValues, createQuery }
}
