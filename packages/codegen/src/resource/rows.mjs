// @ts-check
// fields with rows, for a writable array of objects
import { formatList } from '../format-code.mjs'
import { renderKey } from './choices.mjs'

/**
 * @typedef {import('./entity').Kind} Kind
 * @typedef {import('./kinds.mjs').FieldContext} FieldContext
 */

/** Properties of a row that the platform sets. */
const managed = new Set(['id', 'tenantId', 'createUser', 'createDept', 'createTime', 'updateUser', 'updateTime', 'isDeleted'])

/**
 * Creates the field of an array of objects, with a line field for each property that a kind supports.
 * @param {FieldContext} context
 * @param {(context: FieldContext) => Kind | undefined} inferKind
 * @returns {Kind | undefined}
 */
export function createRowsKind(context, inferKind) {
  const { kinds: _, ...shared } = context
  const { name, field, draft } = context
  const isWritable = draft.has(name) && !draft.get(name)?.readOnly
  // read with the contract, because the browser prints screens too
  const { lines: fields } = field
  if (!fields || !isWritable) return undefined
  const lines = [...fields].flatMap(([line, property]) => {
    if (managed.has(line) || property.readOnly) return []
    const kind = inferKind({
      ...shared,
      name: line,
      field: property,
      fields,
      row: fields,
      draft: fields,
      actions: [],
      isLine: true,
    })
    return kind ? [{ line, property, kind }] : []
  })
  const covered = new Set(lines.flatMap(({ kind }) => kind.covers))
  const visible = lines.filter(({ line }) => !covered.has(line))
  if (visible.length === 0) return undefined
  return {
    code: formatList(
      { open: 'rows({', items: visible.map(({ line, kind }) => `${renderKey(line)}: ${kind.code.replaceAll('\n', '\n  ')}`), close: '})' },
      '    ',
    ).trim(),
    covers: [],
    uses: visible.flatMap(({ kind }) => kind.uses ?? []),
    imports: visible.map(({ kind }) => /^\w+/.exec(kind.code)?.[0] ?? ''),
    lines: new Map(visible.map(({ line, property }) => [line, property])),
    lineChoices: visible.flatMap(({ line, kind }) => (kind.choices ? [/** @type {const} */ ([`${name}_${line}`, kind.choices])] : [])),
  }
}
