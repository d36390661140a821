import { type Field, field, TextCell } from '@jwsk/kit'
import { useSpoken } from './use-spoken'

function SummaryCell({ value }: { readonly value: string }) {
  return <TextCell value={useSpoken()(value)} />
}

/** What a request is about; where the platform does not say, what it is called. */
export const summary = (): Field<string> =>
  field<string, string>({
    Cell: SummaryCell,
    Input: SummaryCell,
    initial: '',
    natural: 290,
    ask: 'enter',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    read: (wire, { processDefinitionName }) => String(wire || (processDefinitionName ?? '')),
    write: (value) => value,
  })
