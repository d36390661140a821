import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'

type Shape = Pick<Resource, 'fields' | 'sections'>

/** Facts that stand together: a part of the form, or what is of one topic. */
export interface RecordSection {
  readonly section?: string
  readonly group?: 'main' | 'amount' | 'time' | 'others'
  readonly fields: readonly string[]
}

const maxStats = 4
/** fewer facts than these need no headings */
const minFieldsForGroups = 7

/** What is large above the facts: what the declaration names, else the amounts and measures, those of the list first. */
export function getRecordStats({ fields, columns, highlights }: Pick<Resource, 'fields' | 'columns' | 'highlights'>, record: Row) {
  const names =
    highlights ?? [...new Set([...columns, ...Object.keys(fields)])].filter((name) => /amount|measure/.test(fields[name]?.summaryGroup ?? ''))
  return names
    .flatMap((name) => {
      const field = fields[name]
      const value = field?.parse(record[name], record)
      return field && !field.isEmpty(value) ? [{ name, field, value }] : []
    })
    .slice(0, maxStats)
}

/** The fields that a person may read, without those that their form would not show and that hold nothing; `isBare` are those that hold nothing and that no list shows. */
export function getDetailFields({ fields, columns, visibleWhen }: Pick<Resource, 'fields' | 'columns' | 'visibleWhen'>, record: Row) {
  const facts = Object.entries(fields).flatMap(([name, field]) => {
    // nobody reads a secret
    if (field.isSecret) return []
    const isEmpty = field.isEmpty(field.parse(record[name], record))
    const condition = visibleWhen[name]
    return condition && isEmpty && !safeCondition(condition)(record) ? [] : [{ name, isBare: isEmpty && !columns.includes(name) }]
  })
  return facts
}

function groupFields(fields: Resource['fields'], names: readonly string[]): readonly RecordSection[] {
  const topics = ['amount', 'time'] as const
  const parts = topics.flatMap((topic) => {
    const own = names.filter((name) => fields[name]?.summaryGroup === topic)
    // one alone is better off among the others
    return own.length > 1 ? [{ group: topic, fields: own }] : []
  })
  const taken = new Set(parts.flatMap((part) => part.fields))
  return [{ group: 'main', fields: names.filter((name) => !taken.has(name)) }, ...parts]
}

/** The parts of the form with what no form has behind them; where the form has none, the facts by what they are about. */
export function getRecordSections({ fields, sections }: Shape, names: readonly string[]): readonly RecordSection[] {
  const known = new Set(names)
  const parts = sections.flatMap(({ name, fields: own }): RecordSection[] =>
    name === undefined ? [] : [{ section: name, fields: own.filter((one) => known.has(one)) }],
  )
  const inPart = new Set(parts.flatMap((part) => part.fields))
  const rest = names.filter((name) => !inPart.has(name))
  const others: readonly RecordSection[] = parts.length > 0 ? [{ group: 'others', fields: rest }] : groupFields(fields, rest)
  const all = names.length < minFieldsForGroups && parts.length === 0 ? [{ fields: names }] : [...parts, ...others]
  return all.filter((part) => part.fields.length > 0)
}
