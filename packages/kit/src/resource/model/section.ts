/** A part of a form; without a name when the form has no parts. */
export interface Section {
  readonly name: string | undefined
  readonly fields: readonly string[]
}

/** Names in order, or sections of names: `{ basic: ['plate'], price: ['fee'] }`. */
export type FormLayout<Name extends string, S extends string> = readonly Name[] | { readonly [K in S]: readonly Name[] }

export const sectionsOf = (form: FormLayout<string, string>): readonly Section[] =>
  Array.isArray(form) ? [{ name: undefined, fields: form }] : Object.entries(form).map(([name, fields]) => ({ name, fields }))
