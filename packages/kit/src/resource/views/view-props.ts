import type { RowOptions } from '@jwsk/ui'
import type { LayoutControl } from '../list/table-layout'
import type { ResourceList } from '../list/use-resource-list'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { ActionPermissions } from '../model/use-action-permissions'
import type { Labels } from '../model/use-labels'

/** Props of all views of a list. */
export interface ViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ResourceList
  readonly layout: LayoutControl
  readonly rowOptions: RowOptions<Row>
  readonly permissions: ActionPermissions
  readonly fixedValues: Row | undefined
  /** Input sent with every call of the list. */
  readonly baseQuery: Row | undefined
  readonly addressPrefix: string | undefined
  /** Omits rows whose delete can still be undone. */
  readonly filterRows: (rows: readonly Row[]) => readonly Row[]
  readonly isCompact: boolean
  /** Called with the displayed rows, so that the dialogs of the screen know them. */
  readonly onRowsChanged: (rows: readonly Row[]) => void
}
