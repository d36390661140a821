import { useKitText } from '@jwsk/ui'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { describeTarget } from './describe-target'
import type { StartedAction } from './use-action'

interface ActionDialogProps extends StartedAction {
  readonly resource: Resource
  readonly labels: Labels
  readonly getRecordName: (row: Row) => string
  readonly onClose: () => void
}

/** Renders the dialog of an action for its target. */
export function ActionDialog({ action, target, getRecordName, ...rest }: ActionDialogProps) {
  const t = useKitText()
  const { Dialog, name } = action
  const about = describeTarget(target, getRecordName, t)
  // the action was created for this target
  return Dialog && <Dialog {...rest} name={name} label={rest.labels.action(name)} targetLabel={about} target={target as never} />
}
