import { getOwn } from '@jwsk/sdk'
import { Icon, MenuButton } from '@jwsk/ui'
import type { KeyboardEvent, PointerEvent } from 'react'
import { renderCell } from '../../list/render-cell'
import type { Row } from '../../model/row'
import { getRowKey } from '../../model/row-keys'
import { safeCondition } from '../../model/safe-condition'
import type { ViewProps } from '../view-props'
import { useViewText } from '../view-texts'
import type { BoardColumn } from './columns'

interface BoardCardProps extends Pick<ViewProps, 'resource' | 'labels' | 'rowOptions'> {
  readonly row: Row
  /** Fields shown below the name. */
  readonly names: readonly string[]
  readonly isMovable: boolean
  readonly isMoving: boolean
  readonly isDragged: boolean
  /** Columns to which it can be moved, by the menu. */
  readonly targets: readonly BoardColumn[]
  readonly onPress: (event: PointerEvent<HTMLElement>, key: string) => void
  readonly onMove: (row: Row, target: BoardColumn) => void
  /** Moves it to an adjacent column. */
  readonly onStep: (row: Row, by: -1 | 1) => void
}

const steps = { ArrowLeft: -1, ArrowRight: 1 } as const

/** Card of a record on a board. */
export function BoardCard({ resource, labels, rowOptions, row, names, targets, ...state }: BoardCardProps) {
  const t = useViewText()
  const { isMovable, isMoving, isDragged, onPress, onMove, onStep } = state
  const { onOpen, canOpen } = rowOptions
  const key = getRowKey(row, resource.key)
  const name = rowOptions.getRowName(row)
  const isOpenable = onOpen !== undefined && (!canOpen || safeCondition(canOpen)(row))
  const canMove = isMovable && !isMoving
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.ctrlKey ? getOwn(steps, event.key) : undefined
    if (by === undefined || !canMove) return
    event.preventDefault()
    event.stopPropagation()
    onStep(row, by)
  }
  const items = targets.map((target) => ({ id: target.key, label: target.label ?? target.key, onSelect: () => onMove(row, target) }))
  return (
    // pointers only; its menu and its keys move it too
    <li
      className={`kit-board-card ${isDragged ? 'is-dragged' : ''} ${canMove ? 'is-movable' : ''}`}
      aria-busy={isMoving || undefined}
      onPointerDown={canMove ? (event) => onPress(event, key) : undefined}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className={`kit-board-name ${isOpenable ? 'kit-link' : ''}`}
        data-card={key}
        aria-disabled={isOpenable ? undefined : true}
        aria-keyshortcuts={canMove ? 'Control+ArrowLeft Control+ArrowRight' : undefined}
        title={canMove ? t('moveHint') : undefined}
        onClick={() => isOpenable && onOpen(row)}
      >
        <bdi>{name}</bdi>
      </button>
      <dl>
        {names.map((column) => {
          const field = resource.fields[column]
          if (!field || field.isEmpty(field.parse(row[column], row))) return null
          return (
            <div key={column}>
              <dt>{labels.field(column)}</dt>
              <dd>{renderCell(field, { name: column, row, Own: resource.cells[column] })}</dd>
            </div>
          )
        })}
      </dl>
      <div className="kit-card-tools flex flex-wrap align-items-center">
        {canMove && items.length > 0 && (
          <MenuButton label={t('moveTo', { name })} items={items} variant="action">
            {t('move')} <Icon name="down" />
          </MenuButton>
        )}
        {rowOptions.renderActions?.(row)}
      </div>
    </li>
  )
}
