import { isRecord } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { useKitText } from '@jwsk/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { Combobox } from '../combobox/combobox'
import type { Choice, ComboboxProps } from '../combobox/types'
import type { WireRecord } from '../types'
import { toDisplayText } from '../wire'
import { type RecordRef, type ReferenceSource, toChoices, toRows } from './reference-source'
import { useReferenceNames } from './use-reference-names'

const debounceMs = 250
const staleTimeMs = 60_000
const maxVisible = 50

/** Debounces the typed text. */
function useDebounced(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    // an emptied text box searches at once
    const timer = setTimeout(() => settle(text), text === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useReferenceSearch(source: ReferenceSource, query: string, dependencies: WireRecord | undefined) {
  const { operation, label } = source
  const { client, scope } = useRuntime()
  const [hasOpened, setHasOpened] = useState(false)
  const settled = useDebounced(query.trim())
  const input = { ...(operation.paged && { current: 1, size: maxVisible }), ...(settled !== '' && { [label]: settled }), ...dependencies }
  const answer = useQuery({
    queryKey: operationKey(scope, operation, input),
    queryFn: ({ signal }) => client.call(operation, input, { signal }),
    enabled: hasOpened,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: staleTimeMs,
    refetchOnWindowFocus: false,
  })
  // includes earlier searches, because the current one may not find the selected record
  const [records] = useState(() => new Map<string, WireRecord>())
  const all = useMemo(() => {
    // before the choices render: their hints are read from here
    for (const row of toRows(answer.data)) if (isRecord(row)) records.set(toDisplayText(row[source.keyField]), row)
    return toChoices(answer.data, source)
  }, [answer.data, source, records])
  const isWaiting = answer.isFetching || settled !== query.trim()
  const settledState = answer.isError ? ('failed' as const) : ('ready' as const)
  return {
    records,
    results: all.slice(0, maxVisible),
    hasMore: all.length > maxVisible || (operation.paged === true && toRows(answer.data).length === maxVisible),
    status: isWaiting ? ('loading' as const) : settledState,
    onRetry: () => void answer.refetch(),
    onOpen: () => (answer.isError ? void answer.refetch() : setHasOpened(true)),
  }
}

const Hinted = ({ name, hint }: { readonly name: string; readonly hint: string }) => (
  <>
    {name} <span className="text-color-secondary">{hint}</span>
  </>
)

interface ReferenceBoxProps extends Pick<ComboboxProps, 'id' | 'selectionMode' | 'onBlur' | 'inputRef' | 'attributes'> {
  readonly source: ReferenceSource
  readonly value: readonly RecordRef[]
  readonly onChange: (value: readonly RecordRef[]) => void
  readonly placeholder?: string
  /** Values sent with every search. */
  readonly dependencies?: WireRecord | undefined
  /** Called with the selected records if all of them were found here. */
  readonly onRecordsChange?: ((records: readonly WireRecord[]) => void) | undefined
}

/** Combobox that searches records of another entity by name, on the server. */
export function ReferenceBox({ source, value, onChange, placeholder, dependencies, onRecordsChange, ...rest }: ReferenceBoxProps) {
  const t = useKitText()
  const [query, setQuery] = useState('')
  const { choices } = useReferenceNames(source, value)
  const { records, ...found } = useReferenceSearch(source, query, dependencies)
  const { hint } = source
  const choose = (next: readonly Choice[]) => {
    onChange(next)
    const selectedRecords = next.map(({ id }) => records.get(id)).filter((record) => record !== undefined)
    if (selectedRecords.length > 0 && selectedRecords.length === next.length) onRecordsChange?.(selectedRecords)
  }
  return (
    <Combobox
      {...rest}
      {...found}
      selected={choices}
      onSelectionChange={choose}
      {...(hint && { renderChoice: ({ id, name }) => <Hinted name={name} hint={hint(records.get(id) ?? {})} /> })}
      query={query}
      onQueryChange={setQuery}
      placeholder={placeholder ?? t('select.placeholder')}
    />
  )
}
