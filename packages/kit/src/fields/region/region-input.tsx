import { useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { Combobox } from '../combobox/combobox'
import type { Choice } from '../combobox/types'
import { getControlProps } from '../control-props'
import type { InputProps } from '../types'
import type { RegionEntry } from './region'
import { getRegionPath, type Level, levels } from './region-code'
import { useRegionLists } from './use-region-lists'

/** leads to the list above; not a possible code */
const back = 'back'

/** Combobox that leads from level to level: selecting a division opens its children, until there are none. */
export function RegionInput({ to, ...props }: InputProps<RegionEntry> & { readonly to: Level }) {
  const t = useKitText()
  const { value, onChange } = props
  const path = getRegionPath(value.code)
  const last = levels.indexOf(to)
  const lists = useRegionLists(path.slice(0, last))
  const [at, goTo] = useState(0)
  const [query, setQuery] = useState('')
  const level = Math.min(at, path.length, last)
  const { places = [], state = 'ready', refetch } = lists[level] ?? {}
  const { id, ref, onBlur, ...attributes } = getControlProps(props)

  const getPlaceName = (index: number, code: string) => lists[index]?.places.find((place) => place.id === code)?.name
  const names = path.map((code, index) => getPlaceName(index, code))
  const word = names.every((name) => name !== undefined) ? names.join(t('fields.region.separator')) : value.name || value.code
  const found = places.filter(({ name }) => name.includes(query.trim()))
  const start = found[0]
  const way: readonly Choice[] = level > 0 ? [{ id: back, name: t('fields.region.back') }] : []

  const choose = ([choice]: readonly Choice[]) => {
    if (choice?.id === back) return goTo(level - 1)
    onChange({ code: choice?.id ?? '', name: choice?.name ?? '' })
    goTo(choice ? Math.min(level + 1, last) : 0)
  }
  return (
    <Combobox
      id={id}
      selectionMode="one"
      inputRef={ref}
      onBlur={onBlur}
      attributes={attributes}
      selected={value.code === '' ? [] : [{ id: path[level] ?? value.code, name: word }]}
      onSelectionChange={choose}
      query={query}
      onQueryChange={setQuery}
      results={query === '' ? [...way, ...found] : found}
      initialActive={start}
      staysOpen={({ id: selectedId }) => selectedId === back || level < last}
      status={state}
      hasMore={false}
      onOpen={() => goTo(Math.min(Math.max(path.length - 1, 0), last))}
      onRetry={() => void refetch?.()}
      placeholder={t('select.placeholder')}
    />
  )
}
