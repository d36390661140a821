import { parseTsv } from '../../fields/rows/parse-tsv'
import './inline-cell.css'
import { Button, Fallback, useKitText } from '@jwsk/ui'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { toRule } from '../bulk-edit/use-record-change'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { isRequired } from '../model/validate-field'
import { type CellDraft, getCellKey } from './inline-drafts'
import { useInlineText } from './inline-texts'
import { useStore } from './store'
import type { InlineEdit } from './use-inline-edit'

interface InlineCellProps {
  readonly row: Row
  readonly rowKey: string
  readonly rowName: string
  readonly name: string
  readonly labels: Labels
  readonly inline: InlineEdit
  /** Content while it is not edited. */
  readonly children: ReactNode
}

/** Opens the cell after or before this one that can be edited. */
function openNeighbor(cell: HTMLElement, by: -1 | 1): void {
  const cells = [...(cell.closest('tbody')?.querySelectorAll<HTMLElement>('[data-inline]') ?? [])]
  const next = cells[cells.indexOf(cell) + by]
  next?.focus()
  next?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
}

interface CellEditorProps extends Omit<InlineCellProps, 'children' | 'rowKey'> {
  readonly cell: string
  readonly draft: CellDraft
}

/** Whether a key belongs to an open list of choices, or starts a new line. */
const isOwnKey = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) =>
  !(target instanceof HTMLElement) ||
  target.getAttribute('aria-expanded') === 'true' ||
  (key === 'Enter' && target instanceof HTMLButtonElement) ||
  (key === 'Enter' && target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey)

/** Input of a field over its cell. */
function CellEditor({ cell, draft, row, rowName, name, labels, inline }: CellEditorProps) {
  const t = useKitText()
  const say = useInlineText()
  const id = useId()
  const isFocused = useRef(false)
  const field = inline.shape.fields[name]
  if (!field) return null
  const { dependsOn } = field
  const rule = toRule(inline.shape, name)
  const save = () => inline.save(name, row)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    if (event.defaultPrevented || isOwnKey(event) || event.nativeEvent.isComposing) return
    const box = event.currentTarget.closest<HTMLElement>('[data-inline]')
    if (event.key === 'Enter') save()
    else if (event.key === 'Escape') inline.cancel(cell)
    else if (event.key === 'Tab' && box && !(event.target instanceof HTMLButtonElement)) {
      save()
      openNeighbor(box, event.shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
  }
  const focusFirst = (element: HTMLElement | null) => {
    if (!element || isFocused.current) return
    isFocused.current = true
    // a rejection must not take the focus from where the user is by then
    const { activeElement } = document
    if (draft.error !== undefined && activeElement !== document.body && !element.closest('[data-inline]')?.contains(activeElement)) return
    element.focus()
    if (element instanceof HTMLInputElement) element.select()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control
    <div
      className="kit-inline-editor"
      data-align={field.align}
      onKeyDown={handleKeyDown}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <label id={`${id}-label`} htmlFor={id} className="sr-only">
        {say('label', { name: rowName, label: labels.field(name) })}
      </label>
      <div className="flex align-items-center gap-1">
        <div className="flex-1 min-w-0">
          <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
            <field.Input
              id={id}
              value={draft.value}
              onChange={(value) => inline.type(cell, value)}
              onBlur={() => undefined}
              invalid={draft.error !== undefined}
              required={isRequired(field, rule)}
              onAutofill={(wire) => inline.fill(cell, wire)}
              describedBy={`${id}-note`}
              rule={rule}
              {...(dependsOn && { dependencies: { [dependsOn]: draft.before[dependsOn] } })}
              inputRef={focusFirst}
            />
          </Fallback>
        </div>
        <Button variant="quiet" icon="check" aria-label={t('actions.save')} onClick={save} />
        <Button variant="quiet" icon="close" aria-label={t('actions.cancel')} onClick={() => inline.cancel(cell)} />
      </div>
      <p id={`${id}-note`} className="pt-1 text-xs text-red-500" aria-live="assertive">
        {draft.error}
      </p>
    </div>
  )
}

/** Cell whose value is edited in place: by a double click, or by Enter or F2. */
export function InlineCell({ row, rowKey, rowName, name, labels, inline, children }: InlineCellProps) {
  const say = useInlineText()
  const cell = getCellKey(rowKey, name)
  const draft = useStore(inline.drafts, (drafts) => drafts.get(cell))
  const box = useRef<HTMLDivElement>(null)
  const field = inline.shape.fields[name]
  const isEditing = draft?.status === 'editing'
  const wasEditing = useRef(false)
  useLayoutEffect(() => {
    // the input that had the focus is gone
    if (wasEditing.current && !isEditing && document.activeElement === document.body) box.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const open = () => inline.open(row, name)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== box.current || isEditing || (event.key !== 'Enter' && event.key !== 'F2')) return
    event.preventDefault()
    open()
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (isEditing || !field) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    const cells = parseTsv(text)
    const [[single = ''] = []] = cells
    if (cells.length <= 1 && (cells[0]?.length ?? 0) <= 1) inline.open(row, name, field.parse(single, row))
    else inline.paste(row, name, text)
  }
  const handleCopy = (event: ClipboardEvent) => {
    if (isEditing || document.getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', box.current?.textContent?.trim() ?? '')
  }
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isElsewhere =
      relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && currentTarget.closest('table')?.contains(relatedTarget)
    if (isElsewhere && draft && field && draft.value === field.parse(draft.before[name], draft.before) && draft.error === undefined)
      inline.cancel(cell)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button, until the input replaces its content
    <div
      ref={box}
      role={isEditing ? undefined : 'button'}
      tabIndex={isEditing ? -1 : 0}
      className="kit-inline"
      data-inline={cell}
      aria-busy={draft?.status === 'saving' || undefined}
      title={isEditing ? undefined : say('hint', { label: labels.field(name) })}
      onDoubleClick={(event) => {
        event.stopPropagation()
        open()
      }}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
      onCopy={handleCopy}
      onBlur={handleBlur}
    >
      {draft && !isEditing && field ? <field.Cell value={draft.value} /> : children}
      {isEditing && <CellEditor cell={cell} draft={draft} row={row} rowName={rowName} name={name} labels={labels} inline={inline} />}
    </div>
  )
}
