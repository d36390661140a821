// converts an option over an entity of the contracts to the generated code and a list of manual work

import { selectFields } from '../resource/arrange-fields.mjs'
import { convertColumn } from './convert-column.mjs'
import { describeKeys } from './keys.mjs'
import { isRecord, isUnreadable } from './values.mjs'

const first = { name: 'basic', title: '基本信息' }
const isWord = (name) => typeof name === 'string' && /^[a-z]\w*$/i.test(name)

/** Flattens grouped headers into columns in order, each with its form section. */
function convertColumns(list, part) {
  return list.filter(isRecord).flatMap((column) => {
    if (!Array.isArray(column.children)) return [{ column, part }]
    return [...convertColumns(column.children, part), { part, head: column.label }]
  })
}

function getSections({ column, group }) {
  const groups = Array.isArray(group) ? group : []
  if (groups.length === 0) return [{ part: { name: undefined, title: '' }, columns: column }]
  const named = groups.map((one, at) => ({
    part: {
      name: isWord(one.prop) && one.prop !== first.name ? one.prop : `part${at + 1}`,
      title: isUnreadable(one.label) ? '' : String(one.label ?? ''),
    },
    columns: one.column,
  }))
  return [{ part: first, columns: column }, ...named]
}

const buttons = { addBtn: 'add', viewBtn: 'view', editBtn: 'edit', delBtn: 'delete' }

function getDisabledActions(option, { canSubmit, actions }, form) {
  const off = new Set(Object.entries(buttons).flatMap(([key, action]) => (option[key] === false ? [action] : [])))
  if (option.menu === false) for (const action of ['view', 'edit', 'delete']) off.add(action)
  if (canSubmit && form.every(({ fields }) => fields.length === 0)) for (const action of ['add', 'edit']) off.add(action)
  const offered = new Set(['view', ...(canSubmit ? ['add', 'edit'] : []), ...(actions.includes('remove') ? ['delete'] : [])])
  return Object.values(buttons).filter((action) => off.has(action) && offered.has(action))
}

function describeOption(option, { row }) {
  const isTree = row.has('parentId') && (row.has('children') || row.has('hasChildren'))
  return [
    ...(option.unread > 0 ? [`option: ${option.unread} columns are no objects of this file → carry them by hand`] : []),
    ...option.missing.map((name) => `option: the columns of group 「${name}」 are not in this file → carry them by hand`),
    ...option.changes,
    ...(option.tree === true && !isTree ? ['option: tree → the contract’s list is flat'] : []),
    ...(isUnreadable(option.group) ? ['option: group is computed → carry it by hand'] : []),
    ...(typeof option.rowKey === 'string' && option.rowKey !== 'id' && row.has('id')
      ? [`option: rowKey ${option.rowKey} → records are told apart by id; else say \`key\``]
      : []),
    ...describeKeys('option', 'option', option),
  ]
}

/** Finds fields that another field covers, or that no field kind supports. */
function findUnplacedFields(placed, fields) {
  const covers = (name) => [...fields].find(([, { covers }]) => covers.includes(name))?.[0]
  return placed
    .filter(({ prop, field }) => field && !fields.has(prop))
    .map(({ prop }) => {
      const by = covers(prop)
      return {
        prop,
        by,
        warning: by
          ? `column \`${prop}\`: \`${by}\` shows it`
          : `column \`${prop}\`: no field kind holds it → write a field kind, or a \`Form\``,
      }
    })
}

const unique = (names) => [...new Set(names)]
const getNames = (placed, place) => unique(placed.filter((one) => one[place]).map(({ prop }) => prop))

/** Returns the entity with the design of its option, and the sentences about manual work. */
export function convertOption(option, { entity, contracts }) {
  const parts = getSections(option)
  const isRead = option.addBtn === false && option.editBtn === false
  const all = parts.flatMap(({ part, columns }) => convertColumns(columns, part))
  const headerWarnings = all.flatMap(({ head }) =>
    head === undefined
      ? []
      : [`option: the head ${isUnreadable(head) ? '' : `「${head}」 `}over several columns → columns stand side by side`],
  )
  const withoutProp = all.filter(({ column }) => column && !isWord(column.prop))
  const placed = all
    .filter(({ column }) => column && isWord(column.prop))
    .map(({ column, part }) => convertColumn(column, { entity, contracts, part, isRead }))
  const known = placed.filter(({ field }) => field)
  if (known.length === 0)
    throw new Error(`${entity.service}/${entity.entity} has none of the columns: ${placed.map(({ prop }) => prop).join(', ')}`)
  const form = parts.map(({ part }) => ({
    ...part,
    fields: getNames(
      known.filter((one) => one.part === part),
      'edited',
    ),
  }))
  const design = {
    fields: unique(known.map(({ prop }) => prop)),
    columns: getNames(known, 'listed'),
    search: getNames(known, 'searched'),
    range: unique(known.filter(({ ranged }) => ranged).map(({ prop, rangeName }) => rangeName ?? prop)),
    sortable: getNames(known, 'sorted'),
    required: new Set(getNames(known, 'required')),
    labels: new Map(known.flatMap(({ prop, label }) => (label ? [[prop, label]] : []))),
    form,
    disabledActions: getDisabledActions(option, entity, form),
  }
  const kinds = new Map(
    known.flatMap(({ prop, code, uses, choices }) => (code ? [[prop, { code, ...(uses && { uses }), ...(choices && { choices }) }]] : [])),
  )
  const designed = { ...entity, kinds, design }
  const { fields } = selectFields(designed, contracts.findReferenced)
  const unplaced = findUnplacedFields(known, fields)
  const replacements = new Map(unplaced.flatMap(({ prop, by }) => (by ? [[prop, by]] : [])))
  const columns = unique(design.columns.map((name) => replacements.get(name) ?? name))
  return {
    entity: { ...designed, design: { ...design, columns } },
    columns: {
      carried: known.length - unplaced.filter(({ by }) => !by).length,
      declared: placed.length + withoutProp.length + option.unread,
    },
    left: unique([
      ...describeOption(option, entity),
      ...headerWarnings,
      ...withoutProp.map(
        ({ column }) =>
          `a column without a plain prop${typeof column.label === 'string' ? `, 「${column.label}」` : ''} → carry it by hand`,
      ),
      ...placed.flatMap(({ warnings }) => warnings),
      ...unplaced.map(({ warning }) => warning),
      ...unreferenced(known, fields),
      ...unlabelled(known),
    ]),
  }
}

/** Returns warnings about references that the contract declares but whose list cannot be searched by text. */
const unreferenced = (known, fields) =>
  known.flatMap(({ prop, field }) => {
    const refersTo = field['x-reference']
    const isSupported = refersTo === undefined || !/^(text|textarea)\(/.test(fields.get(prop)?.code ?? '')
    return isSupported ? [] : [`column \`${prop}\`: it is the id of ${refersTo}, whose short list is found by no text → write a reference`]
  })

function unlabelled(known) {
  const labelled = new Set(known.flatMap(({ prop, label }) => (label ? [prop] : [])))
  const names = known.filter(({ prop }) => !labelled.has(prop)).map(({ prop }) => `\`${prop}\``)
  return names.length === 0 ? [] : [`labels of ${names.join(', ')} are not in the option → the contract’s words are taken`]
}
