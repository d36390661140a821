import { createField, type Field, TextCell } from '@jwsk/kit'
import { useFormatSummary } from './use-format-list'

function SummaryCell({ value }: { readonly value: string }) {
  return <TextCell value={useFormatSummary()(value)} />
}

/** Creates the field for the subject of a request; falls back to its name. */
export const summary = (): Field<string> =>
  createField<string, string>({
    Cell: SummaryCell,
    Input: SummaryCell,
    emptyValue: '',
    preferredWidth: 290,
    promptVerb: 'enter',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    parse: (wire, { processDefinitionName }) => String(wire || (processDefinitionName ?? '')),
    serialize: (value) => value,
  })
