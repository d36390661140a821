import type { Operation, Profile } from '@jwsk/sdk'
import type { FormShape } from '../form/form-shape'
import { getRangeNames } from '../model/range-names'
import type { Resource } from '../model/resource'

/** Returns the entity of an operation, as profiles name it. */
export const getEntity = ({ id }: Operation) => id.split('.', 1)[0] ?? id

/** Returns a predicate of the names that are in none of the lists. */
function isNotIn(...lists: readonly (readonly string[] | undefined)[]) {
  const names = new Set(lists.flatMap((list) => list ?? []))
  return (name: string) => !names.has(name)
}

function filterFields<S extends Pick<FormShape, 'fields' | 'sections'>>(shape: S, has: (name: string) => boolean): S {
  const fields = Object.fromEntries(Object.entries(shape.fields).filter(([name]) => has(name)))
  return { ...shape, fields, sections: shape.sections.map((section) => ({ ...section, fields: section.fields.filter(has) })) }
}

/** Returns the form in which these fields accept any text. */
const loosen = (shape: FormShape, names: readonly string[]) =>
  names.reduce(({ fields, rules, ...rest }: FormShape, name) => {
    const { [name]: field, ...others } = fields
    const { pattern: _, ...rule } = rules?.[name] ?? {}
    return {
      ...rest,
      fields: field ? { ...others, [name]: { ...field, validate: () => undefined } } : others,
      rules: { ...rules, [name]: rule },
    }
  }, shape)

/** Returns the form without fields that the platform does not have, and without formats that it does not check. */
export function adaptForm(shape: FormShape, { absentFields, loosenedPatterns }: Profile): FormShape {
  const entity = shape.operation && getEntity(shape.operation)
  const absent = entity && absentFields?.[entity]
  const loosened = entity && loosenedPatterns?.[entity]
  const known = absent ? filterFields(shape, isNotIn(absent)) : shape
  return loosened ? loosen(known, loosened) : known
}

/** Returns the resource without fields, columns, filters and orders that the platform does not have. */
export function adaptResource(resource: Resource, profile: Profile): Resource {
  const { absentFields, absentColumns, absentFilters, unsortedLists = [] } = profile
  const entity = getEntity(resource.api.list)
  const absent = absentFields?.[entity]
  const hasField = isNotIn(absent)
  const hasColumn = isNotIn(absent, absentColumns?.[entity])
  const hasFilter = isNotIn(absent, absentFilters?.[entity])
  const isSorted = (name: string) => hasColumn(name) && !unsortedLists.includes(entity)
  return {
    ...filterFields(resource, hasField),
    columns: resource.columns.filter(hasColumn),
    highlights: resource.highlights?.filter(hasColumn),
    bulkEdit: resource.bulkEdit.filter(hasField),
    inline: resource.inline?.filter(hasField),
    search: resource.search.filter(hasFilter),
    range: resource.range.filter((declared) => hasFilter(getRangeNames(declared).field)),
    sortable: resource.sortable.filter(isSorted),
    sort: Object.fromEntries(Object.entries(resource.sort).filter(([name]) => isSorted(name))),
  }
}
