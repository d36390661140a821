import { Button, Popover, TextInput, useKitText } from '@jwsk/ui'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { getFilterNames, type ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import { addSavedFilter, maxNameLength, parseSavedFilters, type SavedFilter, serializeSavedFilters } from './saved-filter-sets'
import { useSavedText, useSavedTexts } from './saved-texts'
import { useSharedFilters } from './use-shared-filters'

interface SavedFiltersProps {
  readonly resource: Resource
  readonly stored: unknown
  readonly filters: ListState['filters']
  readonly onStore: (stored: unknown) => void
  readonly onApply: (filters: ListState['filters']) => void
  readonly onClose: () => void
}

/** Saved filters of the user for this list, and a box that saves the current ones. */
export function SavedFilters({ resource, stored, filters, onStore, onApply, onClose }: SavedFiltersProps) {
  const t = useKitText()
  const say = useSavedText()
  const isReady = useSavedTexts()
  const sharedId = useId()
  const [name, rename] = useState('')
  const sets = useMemo(() => parseSavedFilters(stored, getFilterNames(resource)), [stored, resource])
  const onSets = (next: readonly SavedFilter[]) => onStore(serializeSavedFilters(next))
  const isSet = Object.keys(filters).length > 0
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSets(addSavedFilter(sets, { name: name.trim(), filters }))
    rename('')
  }
  const { isSupported, shared, share, unshare, isBusy } = useSharedFilters(resource)
  const apply = (set: SavedFilter) => {
    onApply(set.filters)
    onClose()
  }
  const renderApplyButton = (set: SavedFilter) => (
    <Button variant="link" className="kit-wrap flex-1 min-w-0" aria-label={say('apply', { name: set.name })} onClick={() => apply(set)}>
      {set.name}
    </Button>
  )
  if (!isReady) return null
  return (
    <Popover title={t('saved.open')} onClose={onClose}>
      <form className="kit-dialog-body flex flex-column gap-2" onSubmit={save}>
        {sets.length > 0 && (
          <ul>
            {sets.map((set) => (
              <li key={set.name} className="flex align-items-center gap-2 py-1">
                {renderApplyButton(set)}
                {isSupported && !shared.some(({ name, isOwn }) => isOwn && name === set.name) && (
                  <Button variant="quiet" disabled={isBusy} aria-label={say('shareFilter', { name: set.name })} onClick={() => share(set)}>
                    {say('share')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  icon="delete"
                  aria-label={say('remove', { name: set.name })}
                  onClick={() => onSets(sets.filter((other) => other !== set))}
                />
              </li>
            ))}
          </ul>
        )}
        {shared.length > 0 && (
          <section aria-labelledby={sharedId}>
            <h3 id={sharedId} className="m-0 pt-2 text-sm text-color-secondary">
              {say('shared')}
            </h3>
            <ul>
              {shared.map((set) => (
                <li key={set.id} className="flex align-items-center gap-2 py-1">
                  {renderApplyButton(set)}
                  {set.isOwn ? (
                    <Button
                      variant="quiet"
                      disabled={isBusy}
                      aria-label={say('unshareFilter', { name: set.name })}
                      onClick={() => unshare(set)}
                    >
                      {say('unshare')}
                    </Button>
                  ) : (
                    <span className="text-sm text-color-secondary">{set.owner}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {isSet && (
          <div className="flex gap-2">
            <TextInput
              aria-label={say('name')}
              placeholder={say('name')}
              maxLength={maxNameLength}
              value={name}
              onChange={(event) => rename(event.target.value)}
            />
            <Button type="submit" variant="primary" disabled={name.trim() === ''}>
              {say('save')}
            </Button>
          </div>
        )}
        {(!isSet || sets.length === 0) && <p className="text-sm text-color-secondary">{say(isSet ? 'hint' : 'nothing')}</p>}
      </form>
    </Popover>
  )
}
