/** A property as a contract describes it. */
export interface Property {
  readonly type?: string | readonly string[]
  readonly description?: string
  /** The shared schema that it refers to. */
  readonly schema?: string
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly 'x-dict'?: string
  readonly 'x-reference'?: string
}

export type Properties = ReadonlyMap<string, Property>

/** What a contract says of one entity, and what is known of it beyond. */
export interface Entity {
  readonly service: string
  readonly entity: string
  readonly description: string
  readonly actions: readonly string[]
  /** The action that lists it. */
  readonly list: string
  /** The parameters of that list. */
  readonly query: readonly string[]
  readonly row: Properties
  readonly draft: Properties
  readonly required: ReadonlySet<string>
  readonly canSubmit: boolean
  readonly permission?: string | undefined
  /** Codes of business dictionaries; every other one is a system dictionary. */
  readonly dictionaries: ReadonlySet<string>
  /** Which properties are columns, where somebody has said so. */
  readonly listed?: ReadonlySet<string>
  /** Kinds that somebody has chosen, where the contract leaves the choice. */
  readonly kinds?: ReadonlyMap<string, string>
}

/** Where an entity that others refer to lies, and by which text its short list finds it. */
export type FindEntity = (entity: string) => { readonly service: string; readonly label: string } | undefined
