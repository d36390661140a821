// decides where each column of an option is placed, as far as the contract has it
import { didYouMean } from '@jwsk/sdk/command-line'
import { describeKeys } from './keys.mjs'
import { inferKind } from './kinds.mjs'
import { isRecord, isUnreadable } from './values.mjs'

const getRules = ({ rules, required }) => [...[rules].flat().filter(isRecord), ...(required === true ? [{ required: true }] : [])]

/** Describes the rules of a column beyond `required`. */
function describeRules(column, subject) {
  const named = getRules(column).flatMap((rule) => Object.keys(rule).filter((key) => !['required', 'message', 'trigger'].includes(key)))
  if (named.length === 0) return []
  return [`${subject}: rule ${[...new Set(named)].join(', ')} → the form checks what the contract says; say it there`]
}

function convertSearch({ prop, search, searchRange }, { query }, subject) {
  if (search !== true) return {}
  // the list takes the first day itself as a parameter
  if (query.includes(`${prop}_datege`)) return { ranged: true, rangeName: `${prop}_datege` }
  if (query.includes(`${prop}_dategt`) && query.includes(`${prop}_datelt`) && (searchRange === true || !query.includes(prop)))
    return { ranged: true }
  if (query.includes(prop)) return { searched: true }
  const suggestion = didYouMean(prop, query)
  return { warnings: [`${subject}: search → the list takes no such filter${suggestion}`] }
}

function convertForm({ prop, display, addDisplay, editDisplay }, { draft, canSubmit }, subject) {
  if (display === false || !canSubmit || (addDisplay === false && editDisplay === false)) return {}
  if (!draft.has(prop) || draft.get(prop).readOnly) {
    return { warnings: [`${subject}: display → the contract takes no such value; it is shown, not edited`] }
  }
  if (addDisplay !== false && editDisplay !== false) return { edited: true }
  const only = addDisplay === false ? 'addDisplay: false → only a record that exists' : 'editDisplay: false → only a new record'
  return { edited: true, warnings: [`${subject}: ${only} has it; here both forms do, unless \`visibleWhen\` says by the draft when`] }
}

function convertSort({ prop, sortable }, { query, row }, subject) {
  if (!sortable) return {}
  if (query.includes('ascs') && row.has(prop)) return { sorted: true }
  return { warnings: [`${subject}: sortable → the list cannot be sorted by the server`] }
}

const describeUnknown = (prop, { service, entity, row, draft, query }, subject) => {
  if (query.includes(prop)) return `${subject}: only the list takes it, no record has it → write a filter of your own in a view`
  return `${subject}: ${service}/${entity} has no such field${didYouMean(prop, [...new Set([...row.keys(), ...draft.keys()])])}`
}

/** Maps `releaseTimeRange`, which is used only for search, to the range of `releaseTime`. */
function findRangeColumn(column, { row, draft }) {
  const base = column.prop.replace(/Range$/, '')
  if (base === column.prop || row.has(column.prop) || !(row.has(base) || draft.has(base))) return column
  return { prop: base, search: column.search, searchRange: true, hide: true, display: false, isRange: true }
}

/** Converts one column to the fields of a screen; `field` is missing if the contract has none. */
export function convertColumn(original, { entity, contracts, part, isRead }) {
  const { isRange, ...column } = findRangeColumn(original, entity)
  const { prop } = column
  const subject = `column \`${prop}\``
  const field = entity.draft.get(prop) ?? entity.row.get(prop)
  if (!field) return { prop, warnings: [describeUnknown(prop, entity, subject)] }
  const both = { ...entity.row.get(prop), ...entity.draft.get(prop) }
  const placements = [
    convertSearch(column, entity, subject),
    isRead ? {} : convertForm(column, entity, subject),
    convertSort(column, entity, subject),
  ]
  const kind = inferKind(column, both, contracts)
  const warnings = [
    ...describeKeys('column', subject, column),
    ...kind.warnings.map((line) => `${subject}: ${line}`),
    ...describeRules(column, subject),
    ...placements.flatMap((placement) => placement.warnings ?? []),
  ]
  return {
    prop,
    part,
    field: both,
    warnings,
    isRange,
    label: isUnreadable(column.label) || typeof column.label !== 'string' ? undefined : column.label.trim(),
    listed: column.hide !== true && entity.row.has(prop) && !entity.row.get(prop).writeOnly,
    required: getRules(column).some((rule) => rule.required === true),
    code: kind.code,
    uses: kind.uses,
    choices: kind.choices,
    ...Object.assign({}, ...placements, { warnings }),
  }
}
