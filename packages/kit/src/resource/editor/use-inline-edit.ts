import { isAbortError } from '@jwsk/sdk'
import { entityKey } from '@jwsk/sdk/query'
import { useKitText } from '@jwsk/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { getErrorMessage } from '../../runtime/error-message'
import { toRule, useFormShape, useRecordChange } from '../bulk-edit/use-record-change'
import type { FormShape } from '../form/form-shape'
import type { FormValues } from '../form/form-values'
import { highlightRows } from '../list/highlight-rows'
import { useWriteContext } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { isRequired, validateField, validateLimit } from '../model/validate-field'
import { type CellDrafts, getCellKey, setDraft } from './inline-drafts'
import { useInlineText } from './inline-texts'
import type { EditedList } from './list-editor'
import { createStore, type Store } from './store'

/** Cells of a list that are edited in place. */
export interface InlineEdit {
  readonly drafts: Store<CellDrafts>
  readonly shape: FormShape
  /** Opens the input of a cell, with a value if one was pasted. */
  readonly open: (row: Row, name: string, value?: unknown) => void
  readonly type: (cell: string, value: unknown) => void
  /** Fills other fields of the record. */
  readonly fill: (cell: string, wire: Row) => void
  readonly cancel: (cell: string) => void
  readonly save: (name: string, row: Row) => void
  /** Opens the question whether pasted cells are to be saved. */
  readonly paste: (row: Row, name: string, text: string) => void
}

interface InlineEditOptions extends Pick<EditedList, 'resource' | 'labels' | 'fixedValues'> {
  /** Columns whose cells can be edited. */
  readonly names: readonly string[]
  readonly canEdit: (row: Row) => boolean
}

interface Pasted {
  readonly row: Row
  readonly name: string
  readonly text: string
}

/** Returns a function that validates a value as the form of the record does. */
export function useValidateCell(shape: FormShape, label: (name: string) => string) {
  const t = useKitText()
  return (name: string, value: unknown, record: Row): string | undefined => {
    const field = shape.fields[name]
    if (!field) return undefined
    const rule = toRule(shape, name)
    if (!isRequired(field, rule) && field.isEmpty(value)) return undefined
    const problem = validateField(field, value, rule)
    if (problem) return t(problem.key, { label: label(name), ...problem.values })
    const limit = rule.notBelow ?? rule.notAbove ?? ''
    const exceeded = validateLimit(field.serialize(value), record[limit], rule)
    return exceeded && t(exceeded, { label: label(name), other: label(limit) })
  }
}

/** Returns the state of cells that are edited in place; saves are sent one after the other for each record. */
export function useInlineEdit({ resource, labels, fixedValues, names: inlineNames, canEdit }: InlineEditOptions) {
  const t = useKitText()
  const say = useInlineText()
  const { runtime, queries } = useWriteContext(resource)
  const shape = useFormShape(resource, inlineNames)
  const change = useRecordChange({ resource, labels, shape, fixedValues, canEdit })
  const validate = useValidateCell(shape, labels.field)
  const [drafts] = useState(() => createStore<CellDrafts>(new Map()))
  const [announcement, announce] = useState('')
  const [pasted, setPasted] = useState<Pasted>()
  const queues = useRef(new Map<string, Promise<unknown>>())
  // versions that this list has written itself, or whose conflict the user has seen
  const known = useRef(new Map<string, Row>())
  const own = useRef(new WeakSet<Row>())

  const update = (cell: string, next: Partial<NonNullable<ReturnType<CellDrafts['get']>>>) => {
    const draft = drafts.get().get(cell)
    if (draft) setDraft(drafts, cell, { ...draft, ...next })
  }
  const send = async (name: string, row: Row, changes: FormValues) => {
    const key = getRowKey(row, resource.key)
    const cell = getCellKey(key, name)
    const before = known.current.get(key) ?? row
    const result = await change({ before, changes, isOwn: own.current.has(before) }, new AbortController().signal)
    if (result.newer) known.current.set(key, result.newer)
    const reload = () => queries.invalidateQueries({ queryKey: entityKey(runtime.scope, resource.api.list) })
    if (result.newer) void reload()
    if (!result.success) return update(cell, { status: 'editing', error: result.newer ? say('changed') : result.message })
    known.current.delete(key)
    own.current.add(row)
    await reload()
    setDraft(drafts, cell, undefined)
    announce(say('saved', { name: getRecordName(resource, row), label: labels.field(name) }))
    highlightRows(resource, row)
  }
  const save = (name: string, row: Row) => {
    const key = getRowKey(row, resource.key)
    const cell = getCellKey(key, name)
    const draft = drafts.get().get(cell)
    const field = shape.fields[name]
    if (!draft || !field || draft.status === 'saving') return
    const isSame = JSON.stringify(draft.value) === JSON.stringify(field.parse(draft.before[name], draft.before))
    if (isSame && draft.error === undefined && Object.keys(draft.filled).length === 0) return setDraft(drafts, cell, undefined)
    const error = validate(name, draft.value, draft.before)
    if (error !== undefined) return update(cell, { error })
    update(cell, { status: 'saving', error: undefined })
    const previous = queues.current.get(key) ?? Promise.resolve()
    const next = previous.then(() =>
      send(name, draft.before, { ...draft.filled, [name]: draft.value }).catch((failure: unknown) =>
        update(cell, { status: 'editing', error: isAbortError(failure) ? undefined : getErrorMessage(failure, t) }),
      ),
    )
    queues.current.set(key, next)
  }
  const open = (row: Row, name: string, value?: unknown) => {
    const field = shape.fields[name]
    const cell = getCellKey(getRowKey(row, resource.key), name)
    if (!field || drafts.get().has(cell)) return
    known.current.delete(getRowKey(row, resource.key))
    setDraft(drafts, cell, { value: value ?? field.parse(row[name], row), filled: {}, before: row, status: 'editing' })
  }
  const fill = (cell: string, wire: Row) => {
    const draft = drafts.get().get(cell)
    const names = shape.sections.flatMap(({ fields }) => fields).filter((name) => name in wire)
    const filled = Object.fromEntries(names.map((name) => [name, shape.fields[name]?.parse(wire[name], wire)]))
    if (draft) update(cell, { filled: { ...draft.filled, ...filled } })
  }
  const latest = useRef({ save, open, fill })
  useEffect(() => {
    latest.current = { save, open, fill }
  })
  const inline = useMemo(
    (): InlineEdit => ({
      drafts,
      shape,
      open: (row, name, value) => latest.current.open(row, name, value),
      type: (cell, value) => {
        const draft = drafts.get().get(cell)
        if (draft) setDraft(drafts, cell, { ...draft, value, error: undefined })
      },
      fill: (cell, wire) => latest.current.fill(cell, wire),
      cancel: (cell) => setDraft(drafts, cell, undefined),
      save: (name, row) => latest.current.save(name, row),
      paste: (row, name, text) => setPasted({ row, name, text }),
    }),
    [drafts, shape],
  )
  return { inline, announcement, pasted, change, validate, closePaste: () => setPasted(undefined) }
}
