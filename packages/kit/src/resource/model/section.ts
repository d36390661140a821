/** Section of a form; without a name if the form has only one. */
export interface FormSection {
  readonly name: string | undefined
  readonly fields: readonly string[]
}

/** Field names in order, or sections of names: `{ basic: ['plate'], price: ['fee'] }`. */
export type FormLayout<Name extends string, S extends string> = readonly Name[] | { readonly [K in S]: readonly Name[] }

export const toSections = (form: FormLayout<string, string>): readonly FormSection[] =>
  Array.isArray(form) ? [{ name: undefined, fields: form }] : Object.entries(form).map(([name, fields]) => ({ name, fields }))

/** `steps` of a form layout: only sections can be steps. */
export type StepsOf<S extends string> = [S] extends [never] ? never : string extends S ? never : true
