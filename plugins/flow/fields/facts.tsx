import { createField, type Field, formatGrouped } from '@jwsk/kit'
import type { FlowFact } from '@jwsk/sdk/flow'
import { isAmountField } from '../forms/described-fields'
import { useFormatSummary } from './use-format-list'

export type Fact = FlowFact

/** Returns a fact's label without the unit of an amount, which its value has. */
export const getFactLabel = ({ label }: Fact) => label.replace(/（元）$/, '')

const decimal = /^-?\d+(\.\d+)?$/
const isAmount = ({ label, kind }: Fact) => kind === 'money' || isAmountField({ label, kind: kind as FlowFieldKind })

type FlowFieldKind = Parameters<typeof isAmountField>[0]['kind']

/** Returns a function that formats the value of a fact: an amount with its currency, anything else as in summaries. */
export function useFormatFact(): (fact: Fact) => string {
  const formatSummary = useFormatSummary()
  return (fact) => {
    if (!decimal.test(fact.value)) return formatSummary(fact.value)
    return isAmount(fact) ? formatSummary(Number(fact.value).toFixed(2)) : formatGrouped(fact.value)
  }
}

function FactsCell({ value }: { readonly value: readonly Fact[] }) {
  const format = useFormatFact()
  const formatSummary = useFormatSummary()
  return (
    <span className="flex flex-wrap column-gap-3">
      {value.map((fact) => (
        <span key={fact.label}>
          <span className="text-color-secondary text-sm">{formatSummary(getFactLabel(fact))}</span> <bdi>{format(fact)}</bdi>
        </span>
      ))}
    </span>
  )
}

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string' && 'value' in value

/** Reads the facts of a task; anything else is no fact. */
export const parseFacts = (wire: unknown): readonly Fact[] =>
  Array.isArray(wire)
    ? wire.filter(isFact).map(({ label, value, kind }) => ({ label, value: String(value ?? ''), kind: String(kind ?? '') }))
    : []

/** Creates the field for the facts that decide on a request. */
export const facts = (): Field<readonly Fact[]> =>
  createField<readonly Fact[], readonly Fact[]>({
    Cell: FactsCell,
    Input: FactsCell,
    emptyValue: [],
    preferredWidth: 220,
    promptVerb: 'enter',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.map((fact) => `${getFactLabel(fact)} ${fact.value}`).join(' · '),
    parse: parseFacts,
    // computed by the platform
    serialize: () => undefined,
  })
