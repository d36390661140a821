import type { ReactNode } from 'react'
import { errorText } from '../i18n/error-text'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import { MessagePanel } from '../ui/message-panel'
import { FormDialog } from './form-dialog'
import { useDetail } from './queries'
import { RecordForm } from './record-form'
import { RecordView } from './record-view'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

interface ResourceFormProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly opened: { readonly kind: 'add' } | { readonly kind: 'edit' | 'view'; readonly row: Row }
  /** What the record has besides the form. */
  readonly given?: Row | undefined
  readonly onClose: () => void
}

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

/** Adds, changes or shows one record, in a dialog. */
export function ResourceForm({ resource, labels, opened, given, onClose }: ResourceFormProps) {
  const t = useKitText()
  return (
    <FormDialog title={t(`form.${opened.kind}`, { record: labels.record })} fields={resource.sections} onClose={onClose}>
      {(parts) => {
        const form = (record?: Row) => (
          <RecordForm {...parts} resource={resource} labels={labels} record={record} given={given} onDone={onClose} />
        )
        if (opened.kind === 'add') return form()
        return (
          <Loaded resource={resource} row={opened.row}>
            {(record) => (opened.kind === 'view' ? <RecordView resource={resource} labels={labels} record={record} /> : form(record))}
          </Loaded>
        )
      }}
    </FormDialog>
  )
}
