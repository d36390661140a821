import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'

type Shape = Pick<Resource, 'fields' | 'sections'>

/** Facts that stand together: a part of the form, or what is of one topic. */
export interface RecordPart {
  readonly section?: string
  readonly topic?: 'main' | 'amount' | 'time' | 'others'
  readonly names: readonly string[]
}

const mostFigures = 4
/** fewer facts than these need no headings */
const manyFacts = 7

/** What is large above the facts: what the declaration names, else the amounts and measures, those of the list first. */
export function figuresOf({ fields, columns, highlights }: Pick<Resource, 'fields' | 'columns' | 'highlights'>, record: Row) {
  const names =
    highlights ?? [...new Set([...columns, ...Object.keys(fields)])].filter((name) => /amount|measure/.test(fields[name]?.topic ?? ''))
  return names
    .flatMap((name) => {
      const field = fields[name]
      const value = field?.read(record[name], record)
      return field && !field.isEmpty(value) ? [{ name, field, value }] : []
    })
    .slice(0, mostFigures)
}

/** The fields that a person may read, without those that their form would not show and that hold nothing; `isBare` are those that hold nothing and that no list shows. */
export function factNames({ fields, columns, shown }: Pick<Resource, 'fields' | 'columns' | 'shown'>, record: Row) {
  const facts = Object.entries(fields).flatMap(([name, field]) => {
    // nobody reads a secret
    if (field.isSecret) return []
    const isEmpty = field.isEmpty(field.read(record[name], record))
    const condition = shown[name]
    return condition && isEmpty && !safeCondition(condition)(record) ? [] : [{ name, isBare: isEmpty && !columns.includes(name) }]
  })
  return facts
}

function byTopic(fields: Resource['fields'], names: readonly string[]): readonly RecordPart[] {
  const topics = ['amount', 'time'] as const
  const parts = topics.flatMap((topic) => {
    const own = names.filter((name) => fields[name]?.topic === topic)
    // one alone is better off among the others
    return own.length > 1 ? [{ topic, names: own }] : []
  })
  const taken = new Set(parts.flatMap((part) => part.names))
  return [{ topic: 'main', names: names.filter((name) => !taken.has(name)) }, ...parts]
}

/** The parts of the form with what no form has behind them; where the form has none, the facts by what they are about. */
export function partsOf({ fields, sections }: Shape, names: readonly string[]): readonly RecordPart[] {
  const known = new Set(names)
  const parts = sections.flatMap(({ name, fields: own }): RecordPart[] =>
    name === undefined ? [] : [{ section: name, names: own.filter((one) => known.has(one)) }],
  )
  const inPart = new Set(parts.flatMap((part) => part.names))
  const rest = names.filter((name) => !inPart.has(name))
  const others: readonly RecordPart[] = parts.length > 0 ? [{ topic: 'others', names: rest }] : byTopic(fields, rest)
  const all = names.length < manyFacts && parts.length === 0 ? [{ names }] : [...parts, ...others]
  return all.filter((part) => part.names.length > 0)
}
