import { entityKey } from '@jwsk/sdk/query'
import { useKitText } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BatchResult } from '../../../batch/use-batch-run'
import { useRuntime } from '../../../runtime/kit-provider'
import { useFormShape, useRecordChange } from '../../bulk-edit/use-record-change'
import { getPermissionCode, isOffered } from '../../model/action-settings'
import type { BoardOptions } from '../../model/list/views'
import { runVerified, useWriteContext } from '../../model/queries'
import type { Row } from '../../model/row'
import { getRowKey, hasKey } from '../../model/row-keys'
import { getWriteErrorMessage } from '../../write/write-messages'
import type { ViewProps } from '../view-props'
import { useViewText } from '../view-texts'
import { type BoardColumn, getColumnKey } from './columns'

type Moves = ReadonlyMap<string, string>

const noMoves: Moves = new Map()

/** Returns whether the user can move a card. */
function useCanMove({ resource, permissions }: ViewProps, { move }: BoardOptions): (row: Row) => boolean {
  const runtime = useRuntime()
  if (!move) return () => false
  if (move === 'submit') return (row) => hasKey(row, resource.key) && permissions.canEdit(row)
  const { permission = getPermissionCode(move.api).permission, api } = move
  const isMovable = isOffered({ permission, api }, runtime)
  return (row) => isMovable && hasKey(row, resource.key)
}

/** Returns the function that writes the new column of a row. */
function useWriteMove({ resource, labels, fixedValues, permissions }: ViewProps, { by, move }: BoardOptions) {
  const runtime = useRuntime()
  const context = useWriteContext(resource)
  const [names] = useState([by])
  const shape = useFormShape(resource, names)
  const change = useRecordChange({ resource, labels, shape, fixedValues, canEdit: permissions.canEdit })
  const { signal } = useRef(new AbortController()).current
  return async (row: Row, column: string): Promise<BatchResult> => {
    if (move === 'submit') return change({ before: row, changes: { [by]: resource.fields[by]?.parse(column) } }, signal)
    if (!move) return { success: false, message: '' }
    const input = move.input(row, column)
    await runVerified(
      context,
      () => runtime.client.call(move.api, input),
      // the value on the wire, as it is read
      () => ({ changed: { [resource.key]: row[resource.key], [by]: column }, before: row, source: 'detail' }),
    )
    return { success: true, message: '' }
  }
}

/**
 * Moves cards between columns: a card is shown in its new column at once, and back in its old one with one message if the
 * write fails.
 */
export function useCardMoves(props: ViewProps, options: BoardOptions) {
  const { resource, rowOptions } = props
  const t = useKitText()
  const say = useViewText()
  const { notify, scope } = useRuntime()
  const queries = useQueryClient()
  const canMove = useCanMove(props, options)
  const write = useWriteMove(props, options)
  /** Whether a card can be moved to a column. */
  const canMoveTo = (row: Row, target: BoardColumn) => {
    if (!target.isTarget || !canMove(row)) return false
    try {
      return options.canMove?.(row, target.key) ?? true
    } catch {
      return false
    }
  }
  const [moved, setMoved] = useState(noMoves)
  const [announcement, announce] = useState('')
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const set = (key: string, column: string | undefined) =>
    setMoved((before) => {
      const after = new Map(before)
      if (column === undefined) after.delete(key)
      else after.set(key, column)
      return after
    })

  const move = async (row: Row, target: BoardColumn, getColumnLabel: (key: string) => string) => {
    const key = getRowKey(row, resource.key)
    const from = getColumnKey(resource, options.by, row)
    if (!canMoveTo(row, target) || target.key === from || moved.has(key)) return
    const name = rowOptions.getRowName(row)
    set(key, target.key)
    announce(say('moving', { name, column: getColumnLabel(target.key) }))
    let failure: string | undefined
    try {
      const result = await write(row, target.key)
      if (!result.success) failure = result.message
    } catch (error) {
      failure = getWriteErrorMessage(error, t) ?? ''
    }
    // one message, also if the user has left the board by then
    if (failure) notify({ severity: 'error', text: failure, detail: name })
    // the card stays in its new column until the rows are loaded again, because the outcome may be unknown
    if (failure !== undefined && isMounted.current) set(key, undefined)
    await queries.invalidateQueries({ queryKey: entityKey(scope, resource.api.list) })
    if (!isMounted.current) return
    set(key, undefined)
    announce(
      failure === undefined
        ? say('moved', { name, column: getColumnLabel(target.key) })
        : say('restored', { name, column: getColumnLabel(from) }),
    )
  }
  return { moved, canMoveTo, move, announcement }
}
