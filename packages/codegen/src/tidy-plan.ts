import { identifier } from './identifier'
import { plainText } from './names.mjs'
import type { Column, Plan } from './plan'

/** a name of the database as it may stand in any source, and in a path */
const bareName = (name: string) => name.replace(/[^\w-]/g, '_')

const packageOf = (name: string) =>
  name
    .split('.')
    .map((part) => part.replace(/\W/g, ''))
    .filter((part) => /^[A-Za-z]/.test(part))
    .join('.')

/** how a list can be asked: moments by a range, amounts and pictures not at all */
function askedBy({ match, javaType, widget }: Column): Column['match'] {
  if (match === undefined || widget === 'upload' || /^(BigDecimal|Double|Float|LocalTime)$/.test(javaType)) return undefined
  if (/^(LocalDateTime|LocalDate|Date)$/.test(javaType)) return 'range'
  return javaType === 'String' && match === 'like' ? 'like' : 'equal'
}

function tidyColumn(column: Column, { parent, table }: Plan): Column {
  // the first row of a tree has nothing above it
  const isRootless = parent?.table === table && parent.column === column.name
  return {
    ...column,
    name: bareName(column.name),
    comment: plainText(column.comment) || bareName(column.name),
    property: identifier(column.property || column.name),
    required: column.required && !isRootless,
    match: askedBy(column),
    dictionary: column.dictionary && bareName(column.dictionary),
  }
}

/** a table's plan with every text of it fit for a line of code */
export const tidyPlan = (plan: Plan): Plan => ({
  ...plan,
  title: plainText(plan.title) || bareName(plan.table),
  author: plainText(plan.author),
  service: bareName(plan.service),
  table: bareName(plan.table),
  key: bareName(plan.key),
  packageName: packageOf(plan.packageName),
  parent: plan.parent && { column: bareName(plan.parent.column), table: bareName(plan.parent.table) },
  columns: plan.columns.map((column) => tidyColumn(column, plan)),
})
