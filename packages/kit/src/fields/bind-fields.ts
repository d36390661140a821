import type { Field } from './types'

type Fields = Readonly<Record<string, Field>>

/** Returns the fields with the texts of a resource or form, for kinds that need more than a label. */
export const bindFields = (fields: Fields, resource: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.bind ? { ...field, ...field.bind({ resource, name }) } : field]),
  )
