import { Button, Dialog, TextInput, useKitText } from '@jwsk/ui'
import { type FormEvent, useCallback, useId, useState } from 'react'
import { getPreferenceKey, usePreference } from '../../runtime/use-preference'
import { getFilterNames, type ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import { addSavedFilter, maxNameLength, parseSavedFilters, serializeSavedFilters } from './saved-filter-sets'
import { useSavedText, useSavedTexts } from './saved-texts'

interface SavedFiltersProps {
  readonly resource: Resource
  readonly addressPrefix: string | undefined
  readonly filters: ListState['filters']
  readonly onApply: (filters: ListState['filters']) => void
  readonly onClose: () => void
}

/** Saved filters of the user for this list. */
export function SavedFilters({ resource, addressPrefix, filters, onApply, onClose }: SavedFiltersProps) {
  const t = useKitText()
  const say = useSavedText()
  const isReady = useSavedTexts()
  const id = useId()
  const [name, rename] = useState('')
  const parse = useCallback((stored: unknown) => serializeSavedFilters(parseSavedFilters(stored, getFilterNames(resource))), [resource])
  const [{ sets }, keep] = usePreference(getPreferenceKey('filters', resource.api.list.id, addressPrefix), parse)
  const isSet = Object.keys(filters).length > 0
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    keep(serializeSavedFilters(addSavedFilter(sets, { name: name.trim(), filters })))
    rename('')
  }
  if (!isReady) return null
  return (
    <Dialog title={t('saved.open')} size="small" onClose={onClose}>
      <div className="kit-dialog-body">
        {sets.length === 0 && <p className="text-sm text-color-secondary">{say('empty')}</p>}
        <ul>
          {sets.map((set) => (
            <li key={set.name} className="flex align-items-center gap-2 py-1 border-bottom-1 surface-border">
              <Button
                variant="link"
                className="kit-wrap flex-1 min-w-0"
                aria-label={say('apply', { name: set.name })}
                onClick={() => {
                  onApply(set.filters)
                  onClose()
                }}
              >
                {set.name}
              </Button>
              <Button
                variant="quiet"
                icon="delete"
                aria-label={say('remove', { name: set.name })}
                onClick={() => keep(serializeSavedFilters(sets.filter((other) => other !== set)))}
              />
            </li>
          ))}
        </ul>
      </div>
      <form className="kit-dialog-footer" onSubmit={save}>
        {isSet ? (
          <div className="flex align-items-center gap-2">
            <label className="flex-none" htmlFor={id}>
              {say('name')}
            </label>
            <TextInput id={id} maxLength={maxNameLength} value={name} onChange={(event) => rename(event.target.value)} />
            <Button type="submit" variant="primary" disabled={name.trim() === ''}>
              {say('save')}
            </Button>
          </div>
        ) : (
          <p className="text-sm text-color-secondary">{say('nothing')}</p>
        )}
      </form>
    </Dialog>
  )
}
