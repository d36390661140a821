import { useKitText } from '@jwsk/ui'
import { FormDialog } from '../form/form-dialog'
import { RecordForm } from '../form/record-form'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

interface NewRecordDialogProps {
  readonly resource: Resource
  readonly labels: Labels
  /** Values of the record in addition to the form. */
  readonly presetValues?: Row | undefined
  readonly onAdded: (draft: Row) => void
  readonly onClose: () => void
}

/** Dialog that adds one record. */
export function NewRecordDialog({ resource, labels, presetValues, onAdded, onClose }: NewRecordDialogProps) {
  const t = useKitText()
  return (
    <FormDialog title={t('form.add', { record: labels.record })} shape={resource} onClose={onClose}>
      {(formProps) => (
        <RecordForm
          {...formProps}
          resource={resource}
          labels={labels}
          record={undefined}
          fixedValues={presetValues}
          onSaved={onAdded}
          onDone={onClose}
        />
      )}
    </FormDialog>
  )
}
