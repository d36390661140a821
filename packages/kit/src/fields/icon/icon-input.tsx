import { useKitText } from '@jwsk/ui'
import { useMemo, useState } from 'react'
import { Combobox } from '../combobox/combobox'
import { getControlProps } from '../control-props'
import type { InputProps } from '../types'
import { iconNames } from './icon-names'
import { parsePrimeIcon } from './parse-prime-icon'

const maxVisible = 60

/** Picker for icons by their English names. */
export function IconInput(props: InputProps<string>) {
  const t = useKitText()
  const [query, setQuery] = useState('')
  const { value, onChange } = props
  const searchText = query.trim().toLowerCase()
  const found = useMemo(
    () => iconNames.filter((name) => name.includes(searchText)).map((name) => ({ id: `pi pi-${name}`, name })),
    [searchText],
  )
  const known = parsePrimeIcon(value)
  const { id, ref, onBlur, ...attributes } = getControlProps(props)
  return (
    <span className="kit-icon-choice flex align-items-center gap-2 min-w-0">
      <i className={`pi ${known ?? 'pi-minus'} w-1rem text-base text-color-secondary`} aria-hidden="true" />
      <Combobox
        id={id}
        selectionMode="one"
        selected={value === '' ? [] : [{ id: known ? `pi ${known}` : value, name: known?.slice(3) ?? value }]}
        onSelectionChange={(next) => onChange(next[0]?.id ?? '')}
        query={query}
        onQueryChange={setQuery}
        results={found.slice(0, maxVisible)}
        status="ready"
        hasMore={found.length > maxVisible}
        onRetry={() => undefined}
        renderChoice={({ id: name, name: word }) => (
          <span className="kit-icon-choice flex align-items-center gap-2 min-w-0">
            <i className={name} aria-hidden="true" />
            {word}
          </span>
        )}
        placeholder={t('fields.icon.search')}
        onBlur={onBlur}
        inputRef={ref}
        attributes={attributes}
      />
    </span>
  )
}
