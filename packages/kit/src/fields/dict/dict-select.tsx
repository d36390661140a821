import { Select } from '../../ui/select'
import '../fields.css'
import type { AriaAttributes } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { controlOf } from '../control'
import type { FilterProps, InputProps } from '../types'
import { offered } from './entries'
import { type DictSource, useEntries } from './use-entries'

interface DictSelectProps {
  readonly source: DictSource
  readonly value: string
  readonly onChange: (key: string) => void
  /** What choosing nothing is called. */
  readonly none: string
  readonly attributes: AriaAttributes & { readonly id: string }
}

function DictSelect({ source, value, onChange, none, attributes }: DictSelectProps) {
  const t = useKitText()
  const { entries, isLoading, hasFailed, isFetching, refetch } = useEntries(source)
  return (
    <span className="kit-choice">
      <Select
        {...attributes}
        aria-busy={isLoading}
        none={isLoading ? t('fields.dict.loading') : none}
        options={offered(entries, value === '' ? [] : [value]).map(({ key, word }) => ({ value: key, label: word }))}
        value={value}
        onChange={onChange}
      />
      {hasFailed && (
        <span className="kit-choice-failed" role="alert">
          {t('fields.dict.failed')}
          <Button kind="quiet" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        </span>
      )}
    </span>
  )
}

export function DictInput({ source, ...props }: InputProps<string> & { readonly source: DictSource }) {
  const t = useKitText()
  const { value, onChange } = props
  return <DictSelect source={source} value={value} onChange={onChange} none={t('select.placeholder')} attributes={controlOf(props)} />
}

export function DictFilter({ source, id, value, onChange }: FilterProps & { readonly source: DictSource }) {
  const t = useKitText()
  return <DictSelect source={source} value={value} onChange={onChange} none={t('search.all')} attributes={{ id }} />
}
