import { useRef } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { Fallback, loadable } from '../../ui/loadable'
import { MessagePanel } from '../../ui/message-panel'
import { GuardedDialog } from '../form/guarded-dialog'
import { Loading } from '../form/loading'
import { type RecordAction, rowItems } from '../list/row-items'
import type { useDetail } from '../model/queries'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { AllowedActions } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'
import { RecordFoot } from './record-foot'
import { RecordHead } from './record-head'
import { useRecordTexts } from './record-texts'
import { RecordView } from './record-view'
import { recordSteps, useArrowSteps } from './use-record-steps'

const RelatedLists = loadable(() => import('../../plugin/related-lists').then((module) => ({ default: module.RelatedLists })))

export interface RecordWork {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: AllowedActions
  /** Those on screen: where no call gives a record, one of them is it. */
  readonly rows: readonly Row[]
  /** Where they stand in their whole list. */
  readonly first: number
  readonly total: number
  readonly nameOf: (row: Row) => string
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onOwn: (action: Action<Row>, row: Row) => void
  readonly onStep: (id: string) => void
  readonly onTurn: (by: -1 | 1) => void
}

/** more facts than these, or a list below them, want the width of a form */
const fewFields = 24

const isBrief = ({ related, fields }: Resource) => related.length === 0 && Object.keys(fields).length <= fewFields

interface RecordReaderProps extends RecordWork {
  readonly id: string
  readonly detail: ReturnType<typeof useDetail>
  readonly found: Row | undefined
  /** As the list has it. */
  readonly known: Row | undefined
  readonly onClose: () => void
}

/** One record to read, with what can be done with it, and the way to its neighbours. */
export function RecordReader({ id, detail, found, known, onClose, nameOf, first, total, onStep, onTurn, ...work }: RecordReaderProps) {
  const { resource, labels, rows, ...rest } = work
  const t = useKitText()
  const isReady = useRecordTexts()
  const runtime = useRuntime()
  const box = useRef<HTMLDivElement>(null)
  const record = found ?? known
  const name = record ? nameOf(record) : ''
  const steps = recordSteps({ rows, keyName: resource.key, id, first, total, onStep, onTurn })
  useArrowSteps(box, steps)
  // a list says of a record what its own call need not
  const target = found && { ...known, ...found }
  const items = target ? rowItems({ resource, labels, ...rest, runtime, t, viewing: 'apart' }, target) : []
  return (
    <GuardedDialog
      title={`${t('form.view', { record: labels.record })} ${name}`.trim()}
      head={<RecordHead resource={resource} labels={labels} name={name} record={record} />}
      size="drawer"
      onClose={onClose}
    >
      {() => (
        <div ref={box} className={`flex flex-column flex-1 ${isBrief(resource) ? 'kit-brief' : ''}`}>
          <Loading {...detail} data={isReady ? detail.data : undefined}>
            {() =>
              found ? (
                <RecordView resource={resource} labels={labels} record={found}>
                  {resource.related.length > 0 && (
                    <Fallback show={null}>
                      <RelatedLists related={resource.related} id={id} record={found} />
                    </Fallback>
                  )}
                </RecordView>
              ) : (
                <MessagePanel icon="empty" title={t('form.gone', { record: labels.record })} text={t('form.goneHint')} />
              )
            }
          </Loading>
          {isReady && <RecordFoot steps={steps} items={items.filter((item) => item.id !== 'view')} name={name} />}
        </div>
      )}
    </GuardedDialog>
  )
}
