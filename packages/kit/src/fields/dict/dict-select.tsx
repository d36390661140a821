import '../fields.css'
import { type ReactNode, useEffect } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import type { ControlProps } from '../../ui/lazy-control'
import { MultiSelect, Select, type SelectOption } from '../../ui/select'
import { controlOf } from '../control'
import type { FilterProps, InputProps } from '../types'
import { offeredEntries } from './entries'
import { type DictSource, useEntries } from './use-entries'

interface EntriesProps {
  readonly source: DictSource
  readonly chosen: readonly string[]
  readonly onNothingToChoose?: (() => void) | undefined
  readonly children: (state: { readonly options: readonly SelectOption[]; readonly isLoading: boolean }) => ReactNode
}

/** What a dictionary offers, and a way to ask again where it did not come. */
function Entries({ source, chosen, onNothingToChoose, children }: EntriesProps) {
  const t = useKitText()
  const { entries, isLoading, hasFailed, isFetching, refetch } = useEntries(source)
  const hasNothing = !isLoading && !hasFailed && entries.length === 0
  useEffect(() => {
    if (hasNothing) onNothingToChoose?.()
  }, [hasNothing, onNothingToChoose])
  return (
    <span className="kit-choice">
      {children({ options: offeredEntries(entries, chosen).map(({ key, word }) => ({ value: key, label: word })), isLoading })}
      {hasFailed && (
        <span className="flex align-items-center gap-2 text-sm text-red-500" role="alert">
          {t('fields.dict.failed')}
          <Button kind="quiet" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        </span>
      )}
    </span>
  )
}

interface DictSelectProps extends Pick<FilterProps, 'value' | 'onChange'>, Pick<EntriesProps, 'onNothingToChoose'> {
  readonly source: DictSource
  /** What choosing nothing is called. */
  readonly none: string
  readonly control: ControlProps
}

function DictSelect({ source, value, onChange, none, control, onNothingToChoose }: DictSelectProps) {
  const t = useKitText()
  return (
    <Entries source={source} chosen={value === '' ? [] : [value]} onNothingToChoose={onNothingToChoose}>
      {({ options, isLoading }) => (
        <Select
          {...control}
          aria-busy={isLoading}
          none={isLoading ? t('fields.dict.loading') : none}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Entries>
  )
}

export function DictInput({ source, ...props }: InputProps<string> & { readonly source: DictSource }) {
  const t = useKitText()
  const { value, onChange, onNothingToChoose } = props
  return <DictSelect {...{ source, value, onChange, onNothingToChoose }} none={t('select.placeholder')} control={controlOf(props)} />
}

/** Any number of entries, in the order of the dictionary. */
export function DictMultiInput({ source, ...props }: InputProps<readonly string[]> & { readonly source: DictSource }) {
  const t = useKitText()
  const { value, onChange, onNothingToChoose } = props
  return (
    <Entries source={source} chosen={value} onNothingToChoose={onNothingToChoose}>
      {({ options, isLoading }) => (
        <MultiSelect
          {...controlOf(props)}
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
  return <DictSelect source={source} value={value} onChange={onChange} none={t('search.all')} control={{ id }} />
}
