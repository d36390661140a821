import { type DynamicField, date, decimal, type Field, files, money, text, textarea, tree } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { dept } from '@jwsk/sdk/system'
import { useMemo } from 'react'
import { type Choice, localChoice } from '../fields/local-choice'
import { usePersonField } from '../fields/person'
import { useFormatSummary } from '../fields/use-format-list'

export type FieldSort = FlowField['kind']

interface Drawn {
  readonly required: boolean
  readonly name: string
  readonly choices: readonly Choice[]
  readonly person: ReturnType<typeof usePersonField>
}

/** Creates the kit's field for each field kind. */
const kinds: Readonly<Record<FieldSort, (drawn: Drawn) => Field>> = {
  text: ({ required }) => text({ required }),
  textarea: ({ required }) => textarea({ required }),
  number: ({ required }) => decimal({ required }),
  date: ({ required }) => date({ required }),
  choice: ({ required, choices }) => localChoice({ required, choices }),
  person: ({ required, name, person }) => person({ required, named: `${name}Name` }),
  department: ({ required }) => tree({ required, operation: dept.tree }),
  file: ({ required }) => files({ required }),
}

export const fieldSorts = Object.keys(kinds) as readonly FieldSort[] // the keys of a record are those of its type

/** Whether a field is an amount, by the unit in the platform's label, which is Chinese in every language. */
export const isAmountField = ({ label, kind }: Pick<FlowField, 'label' | 'kind'>) => kind === 'number' && label.endsWith('（元）')

/** Returns the kit's fields of a form; an unknown kind is a text field. */
export function useDescribedFields(fields: readonly FlowField[] | undefined): readonly DynamicField[] {
  const formatSummary = useFormatSummary()
  const person = usePersonField()
  return useMemo(
    () =>
      (fields ?? []).map(({ name, label, kind, required = false, choices = [] }) => {
        const options = choices.map((word) => ({ value: word, label: formatSummary(word) }))
        const field = isAmountField({ label, kind })
          ? money({ required })
          : (kinds[kind] ?? kinds.text)({ required, name, choices: options, person })
        return { name, label: formatSummary(label), field }
      }),
    [fields, formatSummary, person],
  )
}
