import { isRecord } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { Combobox } from '../combobox/combobox'
import type { Choice, ComboboxProps } from '../combobox/types'
import type { WireRecord } from '../types'
import { textOf } from '../wire'
import { choicesOf, type RecordRef, type ReferenceSource, rowsOf } from './reference-source'
import { useNames } from './use-names'

const settleFor = 250
const freshFor = 60_000
const mostShown = 50

/** What the person typed, once they paused. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    // an emptied box asks at once
    const timer = setTimeout(() => settle(text), text === '' ? 0 : settleFor)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useFound(source: ReferenceSource, query: string, dependencies: WireRecord | undefined) {
  const { operation, label } = source
  const { client, scope } = useRuntime()
  const [isAsked, setAsked] = useState(false)
  const settled = useSettled(query.trim())
  const input = { ...(operation.paged && { current: 1, size: mostShown }), ...(settled !== '' && { [label]: settled }), ...dependencies }
  const answer = useQuery({
    queryKey: operationKey(scope, operation, input),
    queryFn: ({ signal }) => client.call(operation, input, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  })
  // those of earlier searches as well: what is chosen may not be found any more
  const [records] = useState(() => new Map<string, WireRecord>())
  const all = useMemo(() => {
    // before the choices are drawn: their hints are read from here
    for (const row of rowsOf(answer.data)) if (isRecord(row)) records.set(textOf(row[source.key]), row)
    return choicesOf(answer.data, source)
  }, [answer.data, source, records])
  const isWaiting = answer.isFetching || settled !== query.trim()
  const settledState = answer.isError ? ('failed' as const) : ('ready' as const)
  return {
    records,
    found: all.slice(0, mostShown),
    isCut: all.length > mostShown || (operation.paged === true && rowsOf(answer.data).length === mostShown),
    state: isWaiting ? ('loading' as const) : settledState,
    onRetry: () => void answer.refetch(),
    onOpen: () => (answer.isError ? void answer.refetch() : setAsked(true)),
  }
}

const Hinted = ({ name, hint }: { readonly name: string; readonly hint: string }) => (
  <>
    {name} <span className="text-color-secondary">{hint}</span>
  </>
)

interface ReferenceBoxProps extends Pick<ComboboxProps, 'id' | 'mode' | 'onBlur' | 'inputRef' | 'attributes'> {
  readonly source: ReferenceSource
  readonly value: readonly RecordRef[]
  readonly onChange: (value: readonly RecordRef[]) => void
  readonly placeholder?: string
  /** Goes with every search. */
  readonly dependencies?: WireRecord | undefined
  /** Told the records that are chosen, where all of them were found here. */
  readonly onRecords?: ((records: readonly WireRecord[]) => void) | undefined
}

/** Finds records of another entity by name, on the server. */
export function ReferenceBox({ source, value, onChange, placeholder, dependencies, onRecords, ...rest }: ReferenceBoxProps) {
  const t = useKitText()
  const [query, setQuery] = useState('')
  const { choices } = useNames(source, value)
  const { records, ...found } = useFound(source, query, dependencies)
  const { hint } = source
  const choose = (next: readonly Choice[]) => {
    onChange(next)
    const chosen = next.map(({ id }) => records.get(id)).filter((record) => record !== undefined)
    if (chosen.length > 0 && chosen.length === next.length) onRecords?.(chosen)
  }
  return (
    <Combobox
      {...rest}
      {...found}
      chosen={choices}
      onChoose={choose}
      {...(hint && { render: ({ id, name }) => <Hinted name={name} hint={hint(records.get(id) ?? {})} /> })}
      query={query}
      onQuery={setQuery}
      placeholder={placeholder ?? t('select.placeholder')}
    />
  )
}
