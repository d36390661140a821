import { Fallback, MessagePanel, useIsWide, useKitText } from '@jwsk/ui'
import { useRef } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { GuardedDialog } from '../form/guarded-dialog'
import { QueryBoundary } from '../form/query-boundary'
import { buildRowActions, type RecordAction } from '../list/row-actions-menu'
import type { useDetail } from '../model/queries'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { ActionPermissions } from '../model/use-action-permissions'
import type { Labels } from '../model/use-labels'
import { RecordDock } from './dock/record-dock'
import { useDockKeys } from './dock/use-dock-keys'
import { RecordFooter } from './record-footer'
import { RecordHeader } from './record-header'
import { useRecordTexts } from './record-texts'
import { RecordView } from './record-view'
import { useRelatedLists } from './related-lists-context'
import { getRecordNavigation, useArrowKeyNavigation } from './use-record-navigation'

export interface RecordDialogContext {
  readonly resource: Resource
  readonly labels: Labels
  readonly permissions: ActionPermissions
  /** Displayed rows; the record is one of them if no operation loads it. */
  readonly rows: readonly Row[]
  /** Index of the first row in the complete list. */
  readonly first: number
  readonly total: number
  /** Whether the record is docked next to the list if there is room. */
  readonly canDock: boolean
  readonly getRecordName: (row: Row) => string
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onCustomAction: (action: Action<Row>, row: Row) => void
  readonly onNavigate: (id: string) => void
  readonly onPageStep: (by: -1 | 1) => void
}

/** more details than these, or a list below them, need the width of a form */
const maxBriefFields = 24

const isBrief = ({ related, fields }: Resource) => related.length === 0 && Object.keys(fields).length <= maxBriefFields

interface RecordDrawerProps extends RecordDialogContext {
  readonly id: string
  readonly detail: ReturnType<typeof useDetail>
  readonly found: Row | undefined
  /** Record as in the list. */
  readonly known: Row | undefined
  readonly onClose: () => void
}

/** One record with its actions and links to its neighbours: docked next to its list if there is room, else in a drawer over it. */
export function RecordDrawer({
  id,
  detail,
  found,
  known,
  onClose,
  getRecordName,
  first,
  total,
  canDock,
  onNavigate,
  onPageStep,
  ...work
}: RecordDrawerProps) {
  const { resource, labels, rows, ...rest } = work
  const t = useKitText()
  const isReady = useRecordTexts()
  const runtime = useRuntime()
  const RelatedLists = useRelatedLists()
  const isDocked = useIsWide() && canDock
  const box = useRef<HTMLDivElement>(null)
  const record = found ?? known
  const name = record ? getRecordName(record) : ''
  const steps = getRecordNavigation({ rows, keyName: resource.key, id, first, total, onNavigate, onPageStep })
  useArrowKeyNavigation(box, steps)
  useDockKeys(isDocked && { j: steps.next, k: steps.previous })
  // the list may contain fields that the detail operation omits
  const target = found && { ...known, ...found }
  const items = target ? buildRowActions({ resource, labels, ...rest, runtime, t, viewing: 'apart' }, target) : []
  return (
    <GuardedDialog
      title={`${t('form.view', { record: labels.record })} ${name}`.trim()}
      header={<RecordHeader resource={resource} labels={labels} name={name} record={record} />}
      size="drawer"
      {...(isDocked && { frame: RecordDock })}
      onClose={onClose}
    >
      {() => (
        <div ref={box} className={`flex flex-column flex-1 ${isBrief(resource) ? 'kit-record-compact' : ''}`}>
          <QueryBoundary {...detail} data={isReady ? detail.data : undefined}>
            {() =>
              found ? (
                <RecordView resource={resource} labels={labels} record={found}>
                  {RelatedLists && resource.related.length > 0 && (
                    <Fallback fallback={null}>
                      <RelatedLists related={resource.related} id={id} record={found} />
                    </Fallback>
                  )}
                </RecordView>
              ) : (
                <MessagePanel icon="empty" title={t('form.gone', { record: labels.record })} text={t('form.goneHint')} />
              )
            }
          </QueryBoundary>
          {isReady && <RecordFooter isDocked={isDocked} steps={steps} items={items.filter((item) => item.id !== 'view')} name={name} />}
        </div>
      )}
    </GuardedDialog>
  )
}
