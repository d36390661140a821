import { useKitText } from '../../i18n/kit-text'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { aboutOf } from './about'
import type { StartedAction } from './use-action'

interface ActionDialogProps extends StartedAction {
  readonly resource: Resource
  readonly labels: Labels
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
}

/** What opens for an action, told what it is about. */
export function ActionDialog({ action, target, nameOf, ...rest }: ActionDialogProps) {
  const t = useKitText()
  const { Dialog, name } = action
  const about = aboutOf(target, nameOf, t)
  // the action was made for this target
  return Dialog && <Dialog {...rest} name={name} label={rest.labels.action(name)} about={about} target={target as never} />
}
