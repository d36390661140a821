import type { FlowField } from '@jwsk/sdk/flow'
import { type Comparison, type Condition, isComparator, listComparisons } from '../conditions/condition'
import { sampleIntervals } from '../conditions/decimal'
import { decisionField, flags, getOperandKind } from '../conditions/operands'
import { groupBy } from './group-by'

/** Values of fields, one of each way that a set of conditions can tell them apart. */
export type Sample = Readonly<Record<string, string>>

/** Largest number of samples that are tried. */
const maxSamples = 20_000
const dayMs = 86_400_000
const datePattern = /^\d{4}-\d\d-\d\d$/

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

function sampleDates(dates: readonly string[]): readonly string[] | undefined {
  if (!dates.every((date) => datePattern.test(date) && !Number.isNaN(Date.parse(date)))) return undefined
  return [...new Set(dates.flatMap((date) => [-dayMs, 0, dayMs].map((offset) => toDay(Date.parse(date) + offset))))]
}

/** Returns a text that is none of the others. */
function createOther(values: readonly string[]): string {
  let other = '…'
  while (values.includes(other)) other += '…'
  return other
}

function sampleField(name: string, comparisons: readonly Comparison[], fields: readonly FlowField[]): readonly string[] | undefined {
  const field = fields.find((one) => one.name === name)
  const compared = comparisons.filter(({ operator }) => isComparator(operator))
  const values = [...new Set(compared.map(({ value }) => value))]
  // a variable that the form lacks is always set
  const missing = (field && !field.required) || compared.length < comparisons.length ? [''] : []
  if (compared.length > 0 && compared.every(({ isNumber }) => isNumber)) return [...sampleIntervals(values), ...missing]
  if (compared.some(({ isNumber }) => isNumber)) return undefined
  if (compared.some(({ operator }) => operator !== '==' && operator !== '!=')) {
    const dates = sampleDates(values)
    return dates && [...dates, ...missing]
  }
  if (name === decisionField) return [...new Set([...flags, ...values])]
  const kind = getOperandKind(name, fields)
  const known = kind === 'choice' ? (field?.choices ?? []) : [createOther(values)]
  return [...new Set([...values, ...known]), ...missing]
}

/** Returns samples that cover all cases of some conditions; `undefined` if they cannot be told or are too many. */
export function sampleCases(conditions: readonly Condition[], fields: readonly FlowField[]): readonly Sample[] | undefined {
  const byField = groupBy(conditions.flatMap(listComparisons), ({ field }) => field)
  let samples: readonly Sample[] = [{}]
  for (const [name, comparisons] of byField) {
    const values = sampleField(name, comparisons, fields)
    if (!values || samples.length * values.length > maxSamples) return undefined
    samples = samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })))
  }
  return samples
}
