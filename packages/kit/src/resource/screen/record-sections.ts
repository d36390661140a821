import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'

type Shape = Pick<Resource, 'fields' | 'sections'>

/** Section of details: a section of the form, or a summary group. */
export interface RecordSection {
  readonly section?: string
  readonly group?: 'main' | 'amount' | 'time' | 'others'
  readonly fields: readonly string[]
}

const maxStats = 4
/** fewer details need no headings */
const minFieldsForGroups = 7

/** Returns the large numbers above the details: the declared highlights, or else amounts and measures, those of the list first. */
export function getRecordStats({ fields, columns, highlights }: Pick<Resource, 'fields' | 'columns' | 'highlights'>, record: Row) {
  const names =
    highlights ??
    [...new Set([...columns, ...Object.keys(fields)])].filter((name) => /amount|measure/.test(fields[name]?.summaryGroup ?? ''))
  return names
    .flatMap((name) => {
      const field = fields[name]
      const value = field?.parse(record[name], record)
      return field && !field.isEmpty(value) ? [{ name, field, value }] : []
    })
    .slice(0, maxStats)
}

/** Returns the readable fields, without empty ones that the form would hide; `isBare` are empty fields that are no columns of the list. */
export function getDetailFields({ fields, columns, visibleWhen }: Pick<Resource, 'fields' | 'columns' | 'visibleWhen'>, record: Row) {
  const detailFields = Object.entries(fields).flatMap(([name, field]) => {
    // a secret is never readable
    if (field.isSecret) return []
    const isEmpty = field.isEmpty(field.parse(record[name], record))
    const condition = visibleWhen[name]
    return condition && isEmpty && !safeCondition(condition)(record) ? [] : [{ name, isBare: isEmpty && !columns.includes(name) }]
  })
  return detailFields
}

function groupFields(fields: Resource['fields'], names: readonly string[]): readonly RecordSection[] {
  const topics = ['amount', 'time'] as const
  const parts = topics.flatMap((topic) => {
    const own = names.filter((name) => fields[name]?.summaryGroup === topic)
    // a single field joins the others
    return own.length > 1 ? [{ group: topic, fields: own }] : []
  })
  const taken = new Set(parts.flatMap((part) => part.fields))
  return [{ group: 'main', fields: names.filter((name) => !taken.has(name)) }, ...parts]
}

/** Returns the sections of the form, followed by fields without one; if the form has no sections, the summary groups. */
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
