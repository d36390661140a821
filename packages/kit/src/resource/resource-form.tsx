import { type ReactNode, useRef, useState } from 'react'
import { errorText } from '../i18n/error-text'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Dialog } from '../ui/dialog'
import { MessagePanel } from '../ui/message-panel'
import { useDetail } from './queries'
import { RecordForm } from './record-form'
import { RecordView } from './record-view'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

interface ResourceFormProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly opened: { readonly kind: 'add' } | { readonly kind: 'edit' | 'view'; readonly row: Row }
  readonly onClose: () => void
}

/** What the form holds that closing would lose. */
export interface FormState {
  readonly isDirty: boolean
  readonly isSaving: boolean
}

const width = 600
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function Loaded({
  resource,
  row,
  children,
}: {
  readonly resource: Resource
  readonly row: Row
  readonly children: (record: Row) => ReactNode
}) {
  const t = useKitText()
  const { data, error, isFetching, refetch } = useDetail(resource, row)
  if (isRow(data)) return children(data)
  if (!error) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return (
    <MessagePanel icon="error" tone="danger" title={t('form.loadFailed')} text={errorText(error, t)}>
      <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </MessagePanel>
  )
}

/** Adds, changes or shows one record, in a dialog that asks before it loses anything. */
export function ResourceForm({ resource, labels, opened, onClose }: ResourceFormProps) {
  const t = useKitText()
  const state = useRef<FormState>({ isDirty: false, isSaving: false })
  const [isAsking, ask] = useState(false)
  const close = () => {
    if (state.current.isSaving) return
    if (state.current.isDirty) ask(true)
    else onClose()
  }
  const form = (record?: Row) => (
    <RecordForm resource={resource} labels={labels} record={record} state={state} onDone={onClose} onCancel={close} />
  )
  const body = (record: Row) => (opened.kind === 'view' ? <RecordView resource={resource} labels={labels} record={record} /> : form(record))
  return (
    <>
      <Dialog title={t(`form.${opened.kind}`, { record: labels.record })} width={width} onClose={close}>
        {opened.kind === 'add' ? (
          form()
        ) : (
          <Loaded resource={resource} row={opened.row}>
            {body}
          </Loaded>
        )}
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={t('form.dirtyTitle')}
          confirm={t('actions.leave')}
          cancel={t('actions.stay')}
          onConfirm={onClose}
          onCancel={() => ask(false)}
        >
          <p>{t('form.dirty')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
