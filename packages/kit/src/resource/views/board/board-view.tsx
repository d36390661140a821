import '../views.css'
import './board.css'
import { Button, useKitText } from '@jwsk/ui'
import { useEffect, useRef } from 'react'
import { Tag } from '../../../fields/tag'
import type { Field, FieldOption } from '../../../fields/types'
import { truncateCellText } from '../../../fields/wire'
import { getErrorMessage } from '../../../runtime/error-message'
import { useBulkEditTexts } from '../../bulk-edit/bulk-edit-texts'
import { getVisibleColumns } from '../../list/table-layout'
import type { BoardOptions } from '../../model/list/views'
import type { Row } from '../../model/row'
import { getRowKey } from '../../model/row-keys'
import { ViewError } from '../period-message'
import type { ViewProps } from '../view-props'
import { useViewText } from '../view-texts'
import { BoardCard } from './board-card'
import { type BoardColumn, buildColumns } from './columns'
import { useBoardRows } from './use-board-rows'
import { useCardDrag } from './use-card-drag'
import { useCardMoves } from './use-card-moves'

/** Number of fields that a card shows below its name. */
const maxCardFields = 3
const noOptions: readonly FieldOption[] = []
const useNoOptions = () => noOptions

/** Board of a list's rows, in columns by the value of a field. */
export function BoardView(props: ViewProps) {
  const { board, fields } = props.resource
  const field = board && fields[board.by]
  return useBulkEditTexts() && board && field ? (
    <Board key={board.by} {...props} options={board} field={field} />
  ) : (
    <div className="kit-view-box" />
  )
}

interface BoardProps extends ViewProps {
  readonly options: BoardOptions
  readonly field: Field
}

function Board({ options, field, ...props }: BoardProps) {
  const { resource, labels, rowOptions, layout } = props
  const t = useViewText()
  const kitText = useKitText()
  // the field is fixed while the board is mounted
  const { useOptions = useNoOptions } = field
  const fieldOptions = useOptions()
  const loaded = useBoardRows(props)
  const { moved, canMoveTo, move, announcement } = useCardMoves(props, options)
  const columns = buildColumns({ resource, by: options.by, rows: loaded.rows, options: fieldOptions, moved })
  const targets = columns.filter(({ isTarget }) => isTarget)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<string>(undefined)
  // the card is rendered anew in its column
  useEffect(() => {
    const card = [...(box.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].find(
      ({ dataset }) => dataset.card === focused.current,
    )
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body
    if (focused.current !== undefined && card && hasNoFocus) card.focus()
  })

  const getLabel = ({ key, label }: BoardColumn) => label ?? (key === '' ? t('noValue') : truncateCellText(key))
  const getColumnLabel = (key: string) => {
    const column = columns.find((one) => one.key === key)
    return column ? getLabel(column) : key
  }
  const start = (row: Row, target: BoardColumn) => {
    focused.current = getRowKey(row, resource.key)
    void move(row, target, getColumnLabel).finally(() => {
      focused.current = undefined
    })
  }
  const step = (row: Row, by: -1 | 1) => {
    const at = columns.findIndex(({ rows }) => rows.includes(row))
    const neighbors = by === 1 ? columns.slice(at + 1) : columns.slice(0, Math.max(at, 0)).reverse()
    const target = neighbors.find((column) => canMoveTo(row, column))
    if (target) start(row, target)
  }
  const { dragged, press } = useCardDrag(box, (key, column) => {
    const row = loaded.rows.find((one) => getRowKey(one, resource.key) === key)
    const target = targets.find((one) => one.key === column)
    if (row && target) start(row, target)
  })
  const [first] = resource.columns
  const names = getVisibleColumns(layout.layout)
    .filter((name) => name !== options.by && name !== first)
    .slice(0, maxCardFields)

  if (loaded.error)
    return (
      <div className="kit-view-box">
        <ViewError {...props} loaded={loaded} />
      </div>
    )
  return (
    <div className="kit-view-box">
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <div ref={box} className="kit-board" aria-busy={loaded.isPending}>
        {columns.map((column) => (
          <section
            key={column.key}
            className="kit-board-column"
            data-column={column.key}
            data-over={(dragged?.over === column.key && column.isTarget) || undefined}
            aria-label={getLabel(column)}
          >
            <h2>
              {field.getTone && column.label !== undefined ? (
                <Tag tone={field.getTone(field.parse(column.key))}>{column.label}</Tag>
              ) : (
                <bdi className="kit-text">{getLabel(column)}</bdi>
              )}
              <span className="text-color-secondary">{column.rows.length}</span>
            </h2>
            <ul>
              {column.rows.map((row, index) => {
                const key = getRowKey(row, resource.key)
                const others = targets.filter((target) => target.key !== column.key && canMoveTo(row, target))
                return (
                  <BoardCard
                    key={key || `row ${index}`}
                    resource={resource}
                    labels={labels}
                    rowOptions={rowOptions}
                    row={row}
                    names={names}
                    isMovable={others.length > 0}
                    isMoving={moved.has(key)}
                    isDragged={dragged?.key === key && key !== ''}
                    targets={others}
                    onPress={press}
                    onMove={start}
                    onStep={step}
                  />
                )
              })}
            </ul>
            {column.rows.length === 0 && !loaded.isPending && (
              <p className="kit-board-empty">{t('emptyColumn', { record: labels.record })}</p>
            )}
          </section>
        ))}
      </div>
      <div className="kit-view-footer">
        <span role="status">{!loaded.isPending && t('loaded', { count: loaded.rows.length, all: loaded.total.toLocaleString('en') })}</span>
        {loaded.moreError && <span role="alert">{getErrorMessage(loaded.moreError, kitText)}</span>}
        {(loaded.hasMore || loaded.moreError) && (
          <Button busy={loaded.isLoadingMore} onClick={loaded.loadMore}>
            {loaded.moreError ? kitText('actions.retry') : t('loadMore')}
          </Button>
        )}
      </div>
    </div>
  )
}
