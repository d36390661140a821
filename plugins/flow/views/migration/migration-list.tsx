import { useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { flowManager } from '@jwsk/sdk/flow'
import { useId } from 'react'
import { useFormatSummary } from '../../fields/use-format-list'

interface MigrationListProps {
  readonly rows: OutputOf<typeof flowManager.migrationCheck>
  readonly checked: ReadonlySet<string>
  readonly onCheck: (checked: ReadonlySet<string>) => void
}

/** Running requests with check boxes; one that cannot be moved says why. */
export function MigrationList({ rows, checked, onCheck }: MigrationListProps) {
  const t = useTranslate()
  const id = useId()
  const formatSummary = useFormatSummary()
  const movable = rows.flatMap(({ processInstanceId, problem }) => (problem === '' ? [processInstanceId] : []))
  const isAll = movable.length > 0 && movable.every((key) => checked.has(key))
  const toggle = (key: string) => {
    const next = new Set(checked)
    if (!next.delete(key)) next.add(key)
    onCheck(next)
  }
  return (
    <div className="flex flex-column">
      <label className="flex align-items-center gap-2 py-2">
        <input type="checkbox" checked={isAll} disabled={movable.length === 0} onChange={() => onCheck(new Set(isAll ? [] : movable))} />
        {t('flow:migration.all')}
      </label>
      <ul className="list-none p-0 m-0" aria-label={t('flow:migration.list')}>
        {rows.map(({ processInstanceId, processDefinitionVersion = 0, startUserName = '', startTime = '', taskNames = '', problem }) => (
          <li key={processInstanceId} className="py-2 border-top-1 surface-border">
            <label className="flex align-items-start gap-2">
              <input
                type="checkbox"
                checked={checked.has(processInstanceId)}
                disabled={problem !== ''}
                aria-describedby={problem ? `${id}-${processInstanceId}` : undefined}
                onChange={() => toggle(processInstanceId)}
              />
              <span className="flex flex-wrap column-gap-3 row-gap-1">
                <bdi className="font-semibold">{startUserName}</bdi>
                <span className="text-color-secondary">{startTime}</span>
                <span>{taskNames.split(',').map(formatSummary).join('、')}</span>
                <span className="text-color-secondary">{t('flow:compare.version', { version: processDefinitionVersion })}</span>
              </span>
            </label>
            {problem !== '' && (
              <p id={`${id}-${processInstanceId}`} className="m-0 pl-4 text-sm text-red-500">
                {problem}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
