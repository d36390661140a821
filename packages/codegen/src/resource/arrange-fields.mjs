// @ts-check
// which fields of an entity a screen has, and where each of them stands
import { inferFieldKind } from './kinds.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').Property} Property
 * @typedef {import('./entity').FormSectionDesign} Part
 * @typedef {import('./entity').Kind & { readonly field: Property }} Shown
 * @typedef {ReadonlyMap<string, Shown>} Fields
 */

/** what every table of the platform has and no screen shows */
const housekeeping = new Set(
  ['id', 'tenantId', 'createUser', 'createDept', 'updateUser', 'updateTime', 'isDeleted'].concat('children', 'hasChildren', 'ancestors'),
)
/** what a table shares with others stands behind what is its own */
const common = ['status', 'sort', 'createTime']
const wideKinds = /^(textarea|richText|images|files|mapPoint|password|json|idCard)\(/
const sortable = /^(date|dateTime|money|decimal|number)\(/
const maxColumns = 9

/** `deptName` beside `deptId`, `sexName` beside `sex`: what the field itself already says */
const isNameEcho = (/** @type {string} */ name, /** @type {import('./entity').Properties} */ fields) =>
  /Name$/.test(name) && ['', 'Id'].some((end) => fields.has(name.replace(/Name$/, end)))

/** a state that nobody has words for */
const isUnlabelledStatus = (/** @type {string} */ name, /** @type {Property} */ field) =>
  name === 'status' && field['x-dict'] === undefined && field.type === 'integer'

/** what is read and what is written, in the order of a screen */
function getProperties(/** @type {Entity} */ { row, draft, design }) {
  const both = new Map([...row, ...[...draft].map(([name, field]) => /** @type {const} */ ([name, { ...row.get(name), ...field }]))])
  if (!design) return new Map([...both].sort(([one], [other]) => common.indexOf(one) - common.indexOf(other)))
  const rest = [...both].filter(([name]) => !design.fields.includes(name))
  return new Map([...design.fields.flatMap((name) => [...both].filter(([other]) => other === name)), ...rest])
}

/** beyond what the contract requires, for the kinds that can be told */
export function addRequired(/** @type {string} */ code) {
  if (/^(toggle|word)\(/.test(code)) return code
  if (code.endsWith('()')) return code.replace(/\(\)$/, '({ required: true })')
  return code.endsWith(' })') ? code.replace(/ \}\)$/, ', required: true })') : code.replace(/\)$/, ', { required: true })')
}

/**
 * The fields of a screen by name.
 * @returns {Fields}
 */
export function createFields(/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) {
  const { design } = entity
  const fields = getProperties(entity)
  /** @type {Map<string, Shown>} */
  const chosen = new Map()
  /** @type {Set<string>} */
  const covered = new Set()
  const isLeftOut = (/** @type {string} */ name, /** @type {Property} */ field) =>
    design ? !design.fields.includes(name) : housekeeping.has(name) || isNameEcho(name, fields) || isUnlabelledStatus(name, field)
  for (const [name, field] of fields) {
    if (isLeftOut(name, field)) continue
    const kind = inferFieldKind({ ...entity, name, field, fields, find })
    if (!kind) continue
    const asks = design?.required.has(name) && !entity.required.has(name)
    chosen.set(name, { ...kind, code: asks ? addRequired(kind.code) : kind.code, field })
    for (const other of kind.covers) covered.add(other)
  }
  for (const name of covered) chosen.delete(name)
  return chosen
}

/** @returns {readonly string[]} */
function selectColumns(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {readonly string[]} */ inRow) {
  const codeOf = (/** @type {string} */ name) => fields.get(name)?.code ?? ''
  const slim = entity.listed
    ? inRow.filter((name) => entity.listed?.has(name) || name === 'createTime')
    : inRow.filter((name) => !wideKinds.test(codeOf(name)) && name !== 'sort')
  const naming = slim.filter((name) => /(name|title|no)$/i.test(name))
  const first = naming.find((name) => entity.required.has(name)) ?? naming.find((name) => entity.query.includes(name)) ?? slim[0]
  if (first === undefined) throw new Error(`${entity.service}/${entity.entity}: a list of it would have no column`)
  return [first, ...slim.filter((name) => name !== first)].slice(0, entity.listed ? undefined : maxColumns)
}

/**
 * @typedef {object} Lists
 * @property {readonly string[]} columns
 * @property {readonly string[]} search
 * @property {readonly string[]} range
 * @property {readonly string[]} sortable
 * @property {boolean} sortsByCreation
 * @property {readonly Part[] | undefined} form nothing where every field stands in it
 */

/** @returns {Lists} */
function applyDesign(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {import('./entity').ScreenDesign} */ wanted) {
  const known = (/** @type {readonly string[]} */ names) => names.filter((name) => fields.has(name))
  const columns = known(wanted.columns)
  if (columns.length === 0) throw new Error(`${entity.service}/${entity.entity}: a list of it would have no column`)
  const form = wanted.form.map((part) => ({ ...part, fields: known(part.fields) })).filter((part) => part.fields.length > 0)
  const isWhole = form.length === 1 && form[0]?.name === undefined && form[0]?.fields.join() === [...fields.keys()].join()
  const parts = form.length === 0 ? [{ name: undefined, title: '', fields: [] }] : form
  return {
    columns,
    search: known(wanted.search),
    range: wanted.range.filter((name) => fields.has(name.replace(/_datege$/, ''))),
    sortable: known(wanted.sortable).filter((name) => name !== 'createTime'),
    sortsByCreation: entity.query.includes('ascs') && fields.has('createTime') && entity.row.has('createTime'),
    form: entity.canSubmit && !isWhole ? parts : undefined,
  }
}

/**
 * Where the fields stand.
 * @returns {Lists}
 */
export function arrangeFields(/** @type {Entity} */ entity, /** @type {Fields} */ fields) {
  if (entity.design) return applyDesign(entity, fields, entity.design)
  const names = [...fields.keys()]
  const codeOf = (/** @type {string} */ name) => fields.get(name)?.code ?? ''
  const inRow = names.filter((name) => entity.row.has(name) && !entity.row.get(name)?.writeOnly)
  const ranged = names.filter((name) => entity.query.includes(`${name}_dategt`) && entity.query.includes(`${name}_datelt`))
  const writable = names.filter((name) => entity.draft.has(name) && !entity.draft.get(name)?.readOnly)
  const sorted = entity.query.includes('ascs') ? inRow.filter((name) => sortable.test(codeOf(name)) && name !== 'sort') : []
  return {
    columns: selectColumns(entity, fields, inRow),
    search: names.filter((name) => entity.query.includes(name) && name !== 'parentId'),
    range: ranged,
    sortable: sorted.filter((name) => name !== 'createTime'),
    sortsByCreation: sorted.includes('createTime'),
    form: entity.canSubmit && writable.length < names.length ? [{ name: undefined, title: '', fields: writable }] : undefined,
  }
}
