import { getOwn } from '@jwsk/sdk'
import type { FlowField } from '@jwsk/sdk/flow'
import type { Call } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import type { FieldRight } from '../engine/step-settings'
import { checkKind, type FormValues, isEmptyValue, type Line, lineKey, parseLines, requireLines, toCell, toText } from './form-values'

export type Rights = Readonly<Record<string, FieldRight>>

export const getRight = (rights: Rights, { name }: Pick<FlowField, 'name'>): FieldRight => getOwn(rights, name) ?? 'read'

/** Returns the right to a column; one that is not listed is as its rows are. */
export function getColumnRight(rights: Rights, rows: FlowField, { name }: Pick<FlowField, 'name'>): FieldRight {
  const own = getOwn(rights, `${rows.name}.${name}`)
  const outer = getRight(rights, rows)
  return own ?? (outer === 'required' ? 'edit' : outer)
}

const canEdit = (right: FieldRight) => right === 'edit' || right === 'required'

/** Returns the fields and columns that are shown. */
export const selectVisibleFields = (fields: readonly FlowField[], rights: Rights): readonly FlowField[] =>
  fields
    .filter((field) => getRight(rights, field) !== 'hidden')
    .map((field) =>
      field.columns ? { ...field, columns: field.columns.filter((column) => getColumnRight(rights, field, column) !== 'hidden') } : field,
    )

/** Lists the rights to visible fields and columns that are more than read. */
export const listRights = (fields: readonly FlowField[], rights: Rights) =>
  fields.flatMap((field) => {
    const columns = (field.columns ?? []).map((column) => ({
      field: `${field.name}.${column.name}`,
      right: getColumnRight(rights, field, column),
    }))
    return [{ field: field.name, right: getRight(rights, field) }, ...columns].flatMap(({ field: name, right }) =>
      right === 'edit' || right === 'required' ? [{ field: name, right }] : [],
    )
  })

/** Returns the rights that show whatever one of several steps shows. */
export function mergeVisibility(fields: readonly FlowField[], steps: readonly Rights[]): Rights {
  const isHidden = (getStepRight: (rights: Rights) => FieldRight) => steps.every((rights) => getStepRight(rights) === 'hidden')
  return Object.fromEntries(
    fields.flatMap((field) => [
      [field.name, isHidden((rights) => getRight(rights, field)) ? 'hidden' : 'read'] as const,
      ...(field.columns ?? []).map((column) => {
        const isColumnHidden = isHidden((rights) =>
          getRight(rights, field) === 'hidden' ? 'hidden' : getColumnRight(rights, field, column),
        )
        return [`${field.name}.${column.name}`, isColumnHidden ? 'hidden' : 'read'] as const
      }),
    ]),
  )
}

/** Returns the rights that hide whatever one of several steps hides. */
export const intersectVisibility = (steps: readonly Rights[]): Rights =>
  Object.fromEntries(
    steps.flatMap((rights) => Object.entries(rights).flatMap(([name, right]) => (right === 'hidden' ? [[name, 'hidden' as const]] : []))),
  )

/** Returns the rights of a starter who edits the own form. */
export const createStarterRights = (fields: readonly FlowField[]): Rights =>
  Object.fromEntries(
    fields.flatMap(({ name, columns = [] }) => [
      [name, 'edit'] as const,
      ...columns.map((column) => [`${name}.${column.name}`, 'edit'] as const),
    ]),
  )

/** Returns lines with their keys; the position is the key of a line without one. */
export const keyLines = (lines: readonly Line[]) => lines.map((line, index) => ({ key: toText(line[lineKey]) || `@${index}`, line }))

interface LineEdit {
  readonly field: FlowField
  readonly stored: string
  readonly sent: string
  readonly rights: Rights
  readonly nextId: () => string
}

/**
 * Returns the stored lines with the sent values of editable columns; other columns and unknown keys stay as stored.
 * Lines are added, removed and moved only by those who may edit the rows themselves.
 */
export function mergeLines({ field, stored, sent, rights, nextId }: LineEdit): readonly Line[] {
  const names = (field.columns ?? []).filter((column) => canEdit(getColumnRight(rights, field, column))).map(({ name }) => name)
  const before = new Map(keyLines(parseLines(stored) ?? []).map(({ key, line }) => [key, line]))
  const edit = (line: Line, from: Line): Line => {
    const changed = names.filter((name) => Object.hasOwn(from, name) && toText(from[name]) !== toText(getOwn(line, name)))
    // from entries, because an assignment to `__proto__` would be lost
    return Object.fromEntries([...Object.entries(line), ...changed.map((name) => [name, toText(from[name])] as const)])
  }
  const received = requireLines(field, sent)
  if (!canEdit(getRight(rights, field))) {
    const sentByKey = new Map(received.map((line) => [toText(line[lineKey]), line]))
    return [...before].map(([key, line]) => edit(line, sentByKey.get(key) ?? {}))
  }
  return received.map((line) => {
    const key = toText(line[lineKey])
    const known = before.get(key)
    // a second line of the same key is a copy
    before.delete(key)
    return edit(known ?? { [lineKey]: nextId() }, line)
  })
}

interface Edit {
  readonly fields: readonly FlowField[]
  readonly stored: FormValues
  readonly sent: Readonly<Record<string, unknown>>
  readonly rights: Rights
  /** Whether required fields must be filled. */
  readonly isComplete: boolean
}

function checkLines(
  call: Call,
  field: FlowField,
  { rights, isComplete, lines, stored }: Pick<Edit, 'rights' | 'isComplete'> & Changed,
): void {
  const before = new Map(keyLines(parseLines(stored) ?? []).map(({ key, line }) => [key, line]))
  for (const [index, { key, line }] of keyLines(lines).entries())
    for (const column of field.columns ?? []) {
      const right = getColumnRight(rights, field, column)
      if (!canEdit(right)) continue
      const value = toText(getOwn(line, column.name))
      const cell = toCell(field, column, index)
      if (value === '' && isComplete && (right === 'required' || column.required)) throw businessError(`${cell.name}:${cell.label}不能为空`)
      if (value !== '' && value !== toText(getOwn(before.get(key) ?? {}, column.name))) checkKind(call, cell, value)
    }
}

interface Changed {
  readonly lines: readonly Line[]
  readonly stored: string
}

function editField(call: Call, field: FlowField, { stored, sent, rights, isComplete }: Edit): string {
  const right = getRight(rights, field)
  const before = stored[field.name] ?? ''
  const isSent = Object.hasOwn(sent, field.name)
  let value = isSent ? toText(sent[field.name]) : before
  if (field.kind === 'rows') {
    const lines = isSent
      ? mergeLines({ field, stored: before, sent: value, rights, nextId: call.world.nextId })
      : (parseLines(before) ?? [])
    checkLines(call, field, { rights, isComplete, lines, stored: before })
    const text = lines.length > 0 ? JSON.stringify(lines) : ''
    const isSame = JSON.stringify(parseLines(before)) === JSON.stringify(lines)
    value = isSame ? before : text
  } else if (value !== '' && value !== before) checkKind(call, field, value)
  if (isComplete && (right === 'required' || (right === 'edit' && field.required)) && isEmptyValue(field, value))
    throw businessError(`${field.name}:${field.label}不能为空`)
  return value
}

const hasEditableColumn = (field: FlowField, rights: Rights) =>
  (field.columns ?? []).some((column) => canEdit(getColumnRight(rights, field, column)))

/** Returns the fields that a step may change. */
export const selectEditableFields = (fields: readonly FlowField[], rights: Rights): readonly FlowField[] =>
  fields.filter((field) => {
    const right = getRight(rights, field)
    return canEdit(right) || (right !== 'hidden' && hasEditableColumn(field, rights))
  })

/** Returns the stored values with those that a step may change; throws if one is malformed or missing. */
export function editValues(call: Call, edit: Edit): FormValues {
  const changed = selectEditableFields(edit.fields, edit.rights).map((field) => [field.name, editField(call, field, edit)] as const)
  return { ...edit.stored, ...Object.fromEntries(changed) }
}
