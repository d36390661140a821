// @ts-check
// selects the fields of an entity's screen and decides where each of them is shown
import { addOption, getEnumValues } from './choices.mjs'
import { describeLeftOut, inferFieldKind } from './kinds.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').Property} Property
 * @typedef {import('./entity').FormSectionDesign} Part
 * @typedef {import('./entity').Kind & { readonly field: Property }} ScreenField
 * @typedef {ReadonlyMap<string, ScreenField>} Fields
 */

/** Properties that every table of the platform has and no screen shows. */
const housekeeping = new Set(
  ['id', 'tenantId', 'createUser', 'createDept', 'updateUser', 'updateTime', 'isDeleted'].concat('children', 'hasChildren', 'ancestors'),
)
/** Properties that many tables share; they are placed after the specific ones. */
const common = ['status', 'sort', 'createTime']
const wideKinds = /^(textarea|richText|images|files|mapPoint|password|json|idCard|rows)\(/
const sortable = /^(date|dateTime|money|decimal|number)\(/
const maxColumns = 9

/** Whether the property repeats another one as text, e.g. `deptName` next to `deptId`, `sexName` next to `sex`. */
const isNameEcho = (/** @type {string} */ name, /** @type {import('./entity').Properties} */ fields) =>
  /Name$/.test(name) && ['', 'Id'].some((end) => fields.has(name.replace(/Name$/, end)))

/** Whether it is a status without labels for its values. */
const isUnlabelledStatus = (/** @type {string} */ name, /** @type {Property} */ field) =>
  name === 'status' && field['x-dict'] === undefined && field.type === 'integer' && getEnumValues(field) === undefined

/** Returns the properties of rows and drafts, in the order of a screen. */
function getProperties(/** @type {Entity} */ { row, draft, design }) {
  const both = new Map([...row, ...[...draft].map(([name, field]) => /** @type {const} */ ([name, { ...row.get(name), ...field }]))])
  if (!design) return new Map([...both].sort(([one], [other]) => common.indexOf(one) - common.indexOf(other)))
  const rest = [...both].filter(([name]) => !design.fields.includes(name))
  return new Map([...design.fields.flatMap((name) => [...both].filter(([other]) => other === name)), ...rest])
}

/** Adds `required` beyond the contract, for the kinds that support it. */
export function addRequired(/** @type {string} */ code) {
  if (/^(toggle|word)\(/.test(code)) return code
  if (code.startsWith('choice(')) return addOption(code, 'required: true')
  if (code.startsWith('rows(')) return code.replace(/\)$/, ', { required: true })')
  if (code.endsWith('()')) return code.replace(/\(\)$/, '({ required: true })')
  return code.endsWith(' })') ? code.replace(/ \}\)$/, ', required: true })') : code.replace(/\)$/, ', { required: true })')
}

/**
 * Creates the fields of a screen by name, and lists the properties that no kind supports.
 * @returns {{ readonly fields: Fields, readonly leftOut: readonly import('./entity').LeftOut[] }}
 */
export function selectFields(/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) {
  const { design } = entity
  const fields = getProperties(entity)
  /** @type {Map<string, ScreenField>} */
  const selected = new Map()
  /** @type {Set<string>} */
  const covered = new Set()
  /** @type {import('./entity').LeftOut[]} */
  const leftOut = []
  const isLeftOut = (/** @type {string} */ name, /** @type {Property} */ field) =>
    design ? !design.fields.includes(name) : housekeeping.has(name) || isNameEcho(name, fields) || isUnlabelledStatus(name, field)
  for (const [name, field] of fields) {
    if (isLeftOut(name, field)) continue
    const kind = inferFieldKind({ ...entity, name, field, fields, find, canHaveRows: true })
    if (!kind) {
      leftOut.push({ name, reason: `${describeLeftOut(field)}${entity.required.has(name) ? ', and the form cannot save without it' : ''}` })
      continue
    }
    const addsRequired = design?.required.has(name) && !entity.required.has(name)
    selected.set(name, { ...kind, code: addsRequired ? addRequired(kind.code) : kind.code, field })
    for (const other of kind.covers) covered.add(other)
  }
  for (const name of covered) selected.delete(name)
  return { fields: selected, leftOut }
}

/** @returns {readonly string[]} */
function selectColumns(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {readonly string[]} */ inRow) {
  const getCode = (/** @type {string} */ name) => fields.get(name)?.code ?? ''
  const slim = entity.listed
    ? inRow.filter((name) => entity.listed?.has(name) || name === 'createTime')
    : inRow.filter((name) => !wideKinds.test(getCode(name)) && name !== 'sort')
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
 * @property {readonly Part[] | undefined} form `undefined` if the form has every field
 */

/** @returns {Lists} */
function applyDesign(/** @type {Entity} */ entity, /** @type {Fields} */ fields, /** @type {import('./entity').ScreenDesign} */ design) {
  const known = (/** @type {readonly string[]} */ names) => names.filter((name) => fields.has(name))
  const columns = known(design.columns)
  if (columns.length === 0) throw new Error(`${entity.service}/${entity.entity}: a list of it would have no column`)
  const form = design.form.map((part) => ({ ...part, fields: known(part.fields) })).filter((part) => part.fields.length > 0)
  const isWhole = form.length === 1 && form[0]?.name === undefined && form[0]?.fields.join() === [...fields.keys()].join()
  const parts = form.length === 0 ? [{ name: undefined, title: '', fields: [] }] : form
  return {
    columns,
    search: known(design.search),
    range: design.range.filter((name) => fields.has(name.replace(/_datege$/, ''))),
    sortable: known(design.sortable).filter((name) => name !== 'createTime'),
    sortsByCreation: entity.query.includes('ascs') && fields.has('createTime') && entity.row.has('createTime'),
    form: entity.canSubmit && !isWhole ? parts : undefined,
  }
}

/**
 * Arranges the fields into columns, filters and form sections.
 * @returns {Lists}
 */
export function arrangeFields(/** @type {Entity} */ entity, /** @type {Fields} */ fields) {
  if (entity.design) return applyDesign(entity, fields, entity.design)
  const names = [...fields.keys()]
  const getCode = (/** @type {string} */ name) => fields.get(name)?.code ?? ''
  const inRow = names.filter((name) => entity.row.has(name) && !entity.row.get(name)?.writeOnly)
  const ranged = names.filter((name) => entity.query.includes(`${name}_dategt`) && entity.query.includes(`${name}_datelt`))
  const writable = names.filter((name) => entity.draft.has(name) && !entity.draft.get(name)?.readOnly)
  const sorted = entity.query.includes('ascs') ? inRow.filter((name) => sortable.test(getCode(name)) && name !== 'sort') : []
  return {
    columns: selectColumns(entity, fields, inRow),
    search: names.filter((name) => entity.query.includes(name) && name !== 'parentId'),
    range: ranged,
    sortable: sorted.filter((name) => name !== 'createTime'),
    sortsByCreation: sorted.includes('createTime'),
    form: entity.canSubmit && writable.length < names.length ? [{ name: undefined, title: '', fields: writable }] : undefined,
  }
}
