import { toMembers } from '@jwsk/codegen/generate'
import type { Records } from './records'
import type { ContractOperation, PlainObject } from './spec'
import type { Entity } from './writable-entities'

/** Input of a write. */
export interface Draft {
  /** Parameters that the call takes in addition to its body. */
  readonly query: PlainObject
  readonly body: PlainObject
}

/** Creates a text that no record has yet, of the same character class and at most `maxLength` characters long. */
function createUniqueText(value: string, maxLength: number, attempt: number): string {
  if (/^\d+$/.test(value)) return `${value.slice(0, -2)}${99 - attempt}`
  const mark = `${(Date.now() % 60_466_176).toString(36)}${attempt}`
  return value.slice(0, maxLength - mark.length) + mark
}

const defaultLength = 20

/** Whether a field identifies a record. Fields that `x-check` sets do not, because their values are fixed. */
export const isIdentifyingField = ({ submit: { hints }, key }: Entity, name: string): boolean =>
  hints.body[name] === undefined && (name === key?.fields[0] || (/(code|key)$/i.test(name) && !name.startsWith('parent')))

/** Returns a draft with a unique key and codes, because a duplicate would be rejected or match a record of another user. */
export function markDraft(entity: Entity, { query, body }: Draft, attempt: number): Draft {
  const rules = entity.submit.call.rules ?? {}
  const own = Object.entries(body).map(([name, value]) =>
    typeof value === 'string' && value !== '' && isIdentifyingField(entity, name)
      ? [name, createUniqueText(value, rules[name]?.maxLength ?? defaultLength, attempt)]
      : [name, value],
  )
  return { query, body: Object.fromEntries(own) }
}

/** Creates a draft from the contract's example that references existing records; `undefined` if a required record is missing. */
export async function createDraft({ submit, list }: Entity, records: Records, choice: number): Promise<Draft | undefined> {
  const { id: _, ...example } = toMembers(submit.example)
  const named = await records.getNamedValues(submit, choice)
  const listQuery = await records.createQuery(list)
  if (!named || !listQuery) return undefined
  const inQuery = new Set(submit.parameters.map(({ name }) => name))
  const found = await Promise.all(
    [...submit.references]
      .filter(([name]) => example[name] !== undefined && named[name] === undefined)
      .map(async ([name, entity]): Promise<[string, unknown]> => {
        const rows = await records.getRecords(entity)
        const id = rows[choice % Math.max(rows.length, 1)]?.id ?? example[name]
        return [name, Array.isArray(example[name]) ? [id] : id]
      }),
  )
  const own = Object.entries(named)
  return {
    query: { ...listQuery, ...Object.fromEntries(own.filter(([name]) => inQuery.has(name))) },
    body: {
      ...example,
      ...Object.fromEntries(found),
      ...Object.fromEntries(own.filter(([name]) => !inQuery.has(name))),
      ...submit.hints.body,
    },
  }
}

/** Picks a field and a new value for it: `sort`, or a text that is neither key nor code. Skips fields that are not read back as written. */
export function changeField(
  { submit, key }: Entity,
  { body, seen, turn }: { readonly body: PlainObject; readonly seen: PlainObject; readonly turn: number },
): { readonly name: string; readonly value: unknown } | undefined {
  if (typeof body.sort === 'number' && seen.sort === body.sort) return { name: 'sort', value: body.sort + turn }
  const isPlain = (name: string) =>
    /(name|title|value|remark|address)$/i.test(name) && !key?.fields.includes(name) && !submit.call.rules?.[name]?.pattern
  const name = Object.keys(body).find(
    (candidate) => typeof body[candidate] === 'string' && isPlain(candidate) && seen[candidate] === body[candidate],
  )
  if (name === undefined) return undefined
  const length = submit.call.rules?.[name]?.maxLength ?? defaultLength
  return { name, value: `${String(body[name]).slice(0, length - 1)}${turn}` }
}

/** Picks the query parameters that an operation accepts. */
export const pickAcceptedQuery = ({ parameters }: ContractOperation, query: PlainObject): PlainObject =>
  Object.fromEntries(parameters.flatMap(({ name }) => (query[name] === undefined ? [] : [[name, query[name]]])))
