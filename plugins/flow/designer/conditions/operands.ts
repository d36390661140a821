import type { FlowField } from '@jwsk/sdk/flow'
import { type Comparison, type Operator, operators } from './condition'

/** Variable with the decision of the step before: `ok` or `no`. */
export const decisionField = 'flag'
export const flags = ['ok', 'no'] as const

/** What the left side of a comparison is: a kind of field, the decision before, or a variable that the form lacks. */
export type OperandKind = FlowField['kind'] | 'decision' | 'unknown'

const orders: readonly Operator[] = ['>', '>=', '<', '<=', '==', '!=']
const equalities: readonly Operator[] = ['==', '!=']
const emptiness: readonly Operator[] = ['empty', 'notEmpty']

const operatorsByKind: Readonly<Record<OperandKind, readonly Operator[]>> = {
  text: [...equalities, ...emptiness],
  textarea: emptiness,
  number: [...orders, ...emptiness],
  money: [...orders, ...emptiness],
  date: [...orders, ...emptiness],
  choice: [...equalities, ...emptiness],
  person: [...equalities, ...emptiness],
  department: [...equalities, ...emptiness],
  file: emptiness,
  rows: emptiness,
  decision: equalities,
  unknown: operators,
}

export const getOperators = (kind: OperandKind): readonly Operator[] => operatorsByKind[kind] ?? operators

export const isNumeric = (kind: OperandKind) => kind === 'number' || kind === 'money'

export function getOperandKind(field: string, fields: readonly FlowField[]): OperandKind {
  const known = fields.find(({ name }) => name === field)
  if (known) return known.kind
  return field === decisionField ? 'decision' : 'unknown'
}

/** Returns an empty comparison of a field. */
export function createComparison(field: string, fields: readonly FlowField[]): Comparison {
  const kind = getOperandKind(field, fields)
  return {
    field,
    operator: getOperators(kind)[0] ?? '==',
    value: kind === 'decision' ? flags[0] : '',
    isNumber: isNumeric(kind),
  }
}
