import '../fields.css'
import type { ControlProps } from '@jwsk/ui'
import { Button, MultiSelect, Select, type SelectOption, useKitText } from '@jwsk/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type CascadeOptions, filterOffered, getOffers } from '../cascade'
import { getControlProps } from '../control-props'
import type { FilterProps, InputProps } from '../types'
import { getSelectableEntries } from './entries'
import { type DictSource, useDictEntriesQuery } from './use-dict-entries'

interface EntriesProps {
  readonly source: DictSource
  /** Whether a key is offered. Defaults to all. */
  readonly offers?: ((key: string) => boolean) | undefined
  readonly selected: readonly string[]
  readonly onNoChoices?: (() => void) | undefined
  readonly children: (state: { readonly options: readonly SelectOption[]; readonly isLoading: boolean }) => ReactNode
}

/** Choices of a dictionary, with a retry if loading failed. */
function Entries({ source, offers, selected, onNoChoices, children }: EntriesProps) {
  const t = useKitText()
  const { entries: all, isLoading, hasFailed, isFetching, refetch } = useDictEntriesQuery(source)
  const entries = filterOffered(all, offers, selected)
  const hasNothing = !isLoading && !hasFailed && all.length === 0
  useEffect(() => {
    if (hasNothing) onNoChoices?.()
  }, [hasNothing, onNoChoices])
  const options = useMemo(
    () => getSelectableEntries(entries, selected).map(({ key, label: word }) => ({ value: key, label: word })),
    [entries, selected],
  )
  return (
    <span className="kit-choice">
      {children({ options, isLoading })}
      {hasFailed && (
        <span className="flex align-items-center gap-2 text-sm text-red-500" role="alert">
          {t('fields.dict.failed')}
          <Button variant="quiet" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        </span>
      )}
    </span>
  )
}

interface DictSelectProps extends Pick<FilterProps, 'value' | 'onChange'>, Pick<EntriesProps, 'offers' | 'onNoChoices'> {
  readonly source: DictSource
  /** Label of the empty choice. */
  readonly emptyText: string
  readonly control: ControlProps
}

function DictSelect({ source, offers, value, onChange, emptyText, control, onNoChoices }: DictSelectProps) {
  const t = useKitText()
  const selected = useMemo(() => (value === '' ? [] : [value]), [value])
  return (
    <Entries source={source} offers={offers} selected={selected} onNoChoices={onNoChoices}>
      {({ options, isLoading }) => (
        <Select
          {...control}
          aria-busy={isLoading}
          emptyText={isLoading ? t('fields.dict.loading') : emptyText}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Entries>
  )
}

interface CascadeProps {
  readonly source: DictSource
  readonly cascade: CascadeOptions
}

export function DictInput({ source, cascade, ...props }: InputProps<string> & CascadeProps) {
  const t = useKitText()
  const { value, onChange, onNoChoices, dependencies } = props
  const offers = getOffers(cascade, dependencies)
  return (
    <DictSelect
      {...{ source, value, onChange, onNoChoices, offers }}
      emptyText={t('select.placeholder')}
      control={getControlProps(props)}
    />
  )
}

/** Select for any number of entries, in the order of the dictionary. */
export function DictMultiInput({ source, cascade, ...props }: InputProps<readonly string[]> & CascadeProps) {
  const t = useKitText()
  const { value, onChange, onNoChoices, dependencies } = props
  return (
    <Entries source={source} offers={getOffers(cascade, dependencies)} selected={value} onNoChoices={onNoChoices}>
      {({ options, isLoading }) => (
        <MultiSelect
          {...getControlProps(props)}
          aria-busy={isLoading}
          placeholder={t(isLoading ? 'fields.dict.loading' : 'select.placeholder')}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Entries>
  )
}

export function DictFilter({ source, id, value, onChange }: FilterProps & { readonly source: DictSource }) {
  const t = useKitText()
  return <DictSelect source={source} value={value} onChange={onChange} emptyText={t('search.all')} control={{ id }} />
}
