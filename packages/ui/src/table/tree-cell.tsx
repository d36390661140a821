import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../components/button'
import { Icon, type IconName } from '../components/icon'
import { useKitText } from '../i18n/kit-text'
import type { TreeControl } from './table-types'

interface TreeCellProps<Row> {
  readonly row: Row
  readonly name: string
  readonly tree: TreeControl<Row>
  readonly children: ReactNode
}

const icons: Record<'open' | 'closed' | 'loading', IconName> = { open: 'down', closed: 'right', loading: 'spinner' }

/** Name cell of a tree row, indented by its depth, with an expand button if it has children. */
export function TreeCell<Row>({ row, name, tree, children }: TreeCellProps<Row>) {
  const t = useKitText()
  const state = tree.getExpandState(row)
  const style = { '--depth': tree.getDepth(row) } as CSSProperties // CSSProperties has no custom properties
  return (
    <div className="kit-tree-cell" style={style}>
      {state === 'leaf' ? (
        <span className="kit-tree-cell-arrow" />
      ) : (
        <Button
          variant="action"
          className="kit-tree-cell-arrow"
          aria-label={t('table.unfold', { name })}
          aria-expanded={state !== 'closed'}
          onClick={() => tree.toggle(row)}
        >
          <Icon name={icons[state]} />
        </Button>
      )}
      {children}
    </div>
  )
}
