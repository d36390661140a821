import { ConfirmRemove } from './confirm-remove'
import { ResourceForm } from './resource-form'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

/** The dialog that is open over a list. */
export type Opened =
  | { readonly kind: 'add'; readonly given?: Row | undefined }
  | { readonly kind: 'edit' | 'view'; readonly row: Row }
  | { readonly kind: 'delete'; readonly rows: readonly Row[] }

interface ScreenDialogsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly opened: Opened
  readonly given: Row | undefined
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function ScreenDialogs({ resource, labels, opened, given, nameOf, onClose, onRemoved }: ScreenDialogsProps) {
  if (opened.kind === 'delete')
    return <ConfirmRemove resource={resource} labels={labels} rows={opened.rows} nameOf={nameOf} onClose={onClose} onDone={onRemoved} />
  return (
    <ResourceForm
      resource={resource}
      labels={labels}
      opened={opened}
      given={opened.kind === 'add' ? { ...given, ...opened.given } : given}
      onClose={onClose}
    />
  )
}
