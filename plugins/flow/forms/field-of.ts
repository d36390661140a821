import { type DescribedField, date, decimal, type Field, files, text, textarea, tree } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { dept } from '@jwsk/sdk/system'
import { oneOf } from '../fields/one-of'
import { person } from '../fields/person'

export type FieldSort = FlowField['kind']

interface Drawn {
  readonly required: boolean
  readonly name: string
  readonly choices: readonly string[]
}

/** Each sort of field as the kit draws it. */
const kinds: Readonly<Record<FieldSort, (drawn: Drawn) => Field>> = {
  text: ({ required }) => text({ required }),
  textarea: ({ required }) => textarea({ required }),
  number: ({ required }) => decimal({ required }),
  date: ({ required }) => date({ required }),
  choice: ({ required, choices }) => oneOf({ required, choices: choices.map((word) => ({ value: word, label: word })) }),
  person: ({ required, name }) => person({ required, named: `${name}Name` }),
  department: ({ required }) => tree({ required, from: dept.tree }),
  file: ({ required }) => files({ required }),
}

export const sorts = Object.keys(kinds) as readonly FieldSort[] // the keys of a record are those of its type

/** The fields of a form as the kit draws them; a sort that is not known yet is a line of text. */
export const describedFields = (fields: readonly FlowField[]): readonly DescribedField[] =>
  fields.map(({ name, label, kind, required = false, choices = [] }) => ({
    name,
    label,
    field: (kinds[kind] ?? kinds.text)({ required, name, choices }),
  }))
