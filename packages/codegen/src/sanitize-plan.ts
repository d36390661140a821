import { toPlainLine } from './case.mjs'
import { toIdentifier } from './identifier'
import type { Column, Plan } from './plan'

/** Sanitizes a database name for any source and for paths. */
const sanitizeName = (name: string) => name.replace(/[^\w-]/g, '_')

const sanitizePackage = (name: string) =>
  name
    .split('.')
    .map((part) => part.replace(/\W/g, ''))
    .filter((part) => /^[A-Za-z]/.test(part))
    .join('.')

/** Normalizes the filter of a column: timestamps only by range, amounts and images not at all. */
function normalizeMatch({ match, javaType, widget }: Column): Column['match'] {
  if (match === undefined || widget === 'upload' || /^(BigDecimal|Double|Float|LocalTime)$/.test(javaType)) return undefined
  if (/^(LocalDateTime|LocalDate|Date)$/.test(javaType)) return 'range'
  return javaType === 'String' && match === 'like' ? 'like' : 'equal'
}

function sanitizeColumn(column: Column, { parent, table }: Plan): Column {
  // the first row of a tree has no parent
  const isRootless = parent?.table === table && parent.column === column.name
  return {
    ...column,
    name: sanitizeName(column.name),
    comment: toPlainLine(column.comment) || sanitizeName(column.name),
    property: toIdentifier(column.property || column.name),
    required: column.required && !isRootless,
    match: normalizeMatch(column),
    dictionary: column.dictionary && sanitizeName(column.dictionary),
  }
}

/** Returns a plan whose texts are all safe on a line of code. */
export const sanitizePlan = (plan: Plan): Plan => ({
  ...plan,
  title: toPlainLine(plan.title) || sanitizeName(plan.table),
  author: toPlainLine(plan.author),
  service: sanitizeName(plan.service),
  table: sanitizeName(plan.table),
  key: sanitizeName(plan.key),
  packageName: sanitizePackage(plan.packageName),
  parent: plan.parent && { column: sanitizeName(plan.parent.column), table: sanitizeName(plan.parent.table) },
  columns: plan.columns.map((column) => sanitizeColumn(column, plan)),
})
