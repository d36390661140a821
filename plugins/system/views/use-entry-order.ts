import { type Resource, useCan, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import { entityKey } from '@jwsk/sdk/query'
import type { Dict, DictDraft, dict, dictBiz } from '@jwsk/sdk/system'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { EntryOrder } from '../cells/entry-order'
import { moveEntries } from './moved-entries'

/** Operations of both kinds of dictionaries, which return the same. */
export type DictionaryCalls = typeof dict | typeof dictBiz

interface OrderedList {
  readonly resource: Resource
  readonly calls: DictionaryCalls
  readonly parentId: string
}

/** Omits properties that only the list returns. */
function toDraft({ id, code, dictKey, dictValue, sort, remark = '', isSealed = 0 }: Dict & { readonly sort: number }): DictDraft {
  return { id, code, dictKey, dictValue, sort, remark, isSealed }
}

/** Changes the order of a dictionary's entries; sends only the entries whose number changes. */
export function useEntryOrder({ resource, calls, parentId }: OrderedList) {
  const t = useTranslate()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const canEdit = useCan(`${resource.permission}_edit`)
  const [isSaving, setSaving] = useState(false)
  const [current, setCurrent] = useState<string>()
  const [announcement, announce] = useState('')

  const order = useMemo<EntryOrder>(() => {
    async function save(id: string, to: Parameters<EntryOrder['move']>[1]) {
      // all entries from the server, because a search may have filtered the list
      const entries = await client.call(calls.childList, { parentId })
      const own = entries.map((entry) => ({ ...entry, sort: entry.sort ?? 0 }))
      const places = own.map((entry) => entry.id)
      const place = 'step' in to ? places.indexOf(id) + to.step : places.indexOf(to.targetId)
      if (place < 0 || place >= places.length) return
      for (const entry of moveEntries(own, id, place)) await client.call(calls.submit, { ...toDraft(entry), parentId })
      setCurrent(id)
      announce(t('dictEntry.moved', { name: own.find((entry) => entry.id === id)?.dictValue ?? '', place: place + 1 }))
    }
    return {
      isSaving,
      hover: setCurrent,
      move(id, to) {
        if (isSaving) return
        setSaving(true)
        void save(id, to)
          .catch(notice.error)
          .finally(() => {
            setSaving(false)
            void queries.invalidateQueries({ queryKey: entityKey(scope, calls.childList) })
          })
      },
    }
  }, [isSaving, calls, parentId, client, scope, queries, notice, t])
  return { order: canEdit ? order : undefined, current, announcement }
}
