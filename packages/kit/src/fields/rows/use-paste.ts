import { useKitText, useTranslate } from '@jwsk/ui'
import type { ClipboardEvent } from 'react'
import type { FieldOption } from '../types'
import { truncateCellText } from '../wire'
import { getLineLabel } from './line-labels'
import { parseTsv } from './parse-tsv'
import { type PasteResult, pasteCells } from './paste-cells'
import { useRowsText } from './rows-texts'
import type { RowsConfig, RowsValue } from './rows-value'
import { getCellId, type RowsActions, type RowsMessage } from './use-rows-editor'

/** characters of a clipboard that is read at all */
const maxPasteLength = 500_000
/** skipped cells that the message names */
const maxNamedCells = 5

interface PasteOptions {
  readonly id: string
  readonly config: RowsConfig
  readonly names: readonly string[]
  readonly max: number
  readonly value: RowsValue
  readonly options: ReadonlyMap<string, readonly FieldOption[]>
  readonly actions: RowsActions
  readonly onMessage: (message: RowsMessage) => void
}

/** Whether the browser itself can paste the text where the focus is. */
function isNativePaste(target: Element, text: string): boolean {
  const isTyped = (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !target.readOnly
  return isTyped && !text.includes('\t') && (target instanceof HTMLTextAreaElement || !/[\r\n]/.test(text.trimEnd()))
}

/** Returns the handler that pastes cells of a spreadsheet, from the focused cell on. */
export function usePaste({ id, config, names, max, value, options, actions, onMessage }: PasteOptions) {
  const t = useKitText()
  const say = useRowsText()
  const translate = useTranslate()
  const describe = ({ filled, skipped, extraRows, extraColumns }: PasteResult): string => {
    const cells = skipped
      .slice(0, maxNamedCells)
      .map(({ row, name, text }) => say('skippedCell', { row, label: getLineLabel(config, name, translate), text: truncateCellText(text) }))
    if (skipped.length > maxNamedCells) cells.push(say('more'))
    return [
      say('pasted', { count: filled.length }),
      ...(skipped.length > 0 ? [say('skipped', { count: skipped.length, cells: cells.join(t('select.separator')) })] : []),
      ...(extraRows > 0 ? [say('extraRows', { count: extraRows })] : []),
      ...(extraColumns > 0 ? [say('extraColumns', { count: extraColumns })] : []),
    ].join('')
  }
  return (event: ClipboardEvent) => {
    const { target } = event
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
    const text = event.clipboardData.getData('text/plain')
    if (!cell || !(target instanceof Element) || text === '' || isNativePaste(target, text)) return
    event.preventDefault()
    event.stopPropagation()
    if (text.length > maxPasteLength) return onMessage({ text: say('tooLarge') })
    const row = value.lines.findIndex(({ key }) => String(key) === cell.dataset['key'])
    const column = names.indexOf(cell.dataset['cell'] ?? '')
    if (row < 0 || column < 0) return
    const result = pasteCells(config, parseTsv(text), { lines: value.lines, names, row, column, max, options })
    actions.setLines(result.lines)
    actions.touch(result.filled.flatMap((key) => result.names.map((name) => getCellId(id, key, name))))
    onMessage({ text: describe(result), before: value })
  }
}
