import { createField, type Field, TextCell } from '@jwsk/kit'
import { useFormatSummary } from './use-format-list'

interface InstanceName {
  readonly process: string
  readonly person: string
}

function ProcessCell({ value }: { readonly value: InstanceName }) {
  return <TextCell value={useFormatSummary()(value.process)} />
}

/** Creates the field for the process of an instance; the instance is called after its process and its initiator, never after a key. */
export const instanceName = (): Field<string> =>
  createField<string, InstanceName>({
    Cell: ProcessCell,
    Input: ProcessCell,
    emptyValue: { process: '', person: '' },
    preferredWidth: 160,
    promptVerb: 'enter',
    isEmpty: ({ process }) => process === '',
    toText: ({ process, person }) => [process, person].filter(Boolean).join(' · '),
    parse: (wire, { startUser }) => ({ process: String(wire ?? ''), person: String(startUser ?? '') }),
    serialize: ({ process }) => process,
  })
