import { useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'
import { useEffect } from 'react'

export interface Person {
  readonly id: string
  readonly name: string
}

interface MentionListProps {
  readonly id: string
  readonly query: string
  readonly active: number
  /** Receives the people that are offered. */
  readonly onFound: (people: readonly Person[]) => void
  readonly onChoose: (person: Person) => void
}

const approved = 1
const maxPeople = 6

export const getOptionId = (listId: string, index: number) => `${listId}-${index}`

/** People whose names match what is typed after an `@`. */
export function MentionList({ id, query, active, onFound, onChoose }: MentionListProps) {
  const t = useTranslate()
  const { client } = useRuntime()
  const tenantId = client.session.current()?.user?.tenantId
  const { data } = useOperationQuery(user.page, {
    current: 1,
    size: maxPeople,
    status: approved,
    ...(tenantId && { tenantId }),
    ...(query !== '' && { realName: query }),
  })
  const records = data?.records
  useEffect(() => {
    onFound((records ?? []).map((record) => ({ id: record.id ?? '', name: record.realName ?? '' })))
  }, [records, onFound])
  if (!records) return null
  return (
    <div className="flow-mentions absolute left-0 right-0 surface-card border-1 surface-border border-round overflow-hidden z-1">
      <div id={id} role="listbox" aria-label={t('comments.people')}>
        {records.map(({ id: userId = '', realName = '' }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the keys
          <div
            key={userId}
            id={getOptionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={`px-3 py-2 cursor-pointer ${index === active ? 'surface-hover' : ''}`}
            // the text area does not lose the focus
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose({ id: userId, name: realName })}
          >
            {realName}
          </div>
        ))}
      </div>
      {records.length === 0 && <p className="px-3 py-2 text-sm text-color-secondary">{t('comments.nobody')}</p>}
    </div>
  )
}
