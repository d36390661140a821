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
  readonly kinds?: ReadonlyMap<string, ChosenKind>
  /** What its screen consists of, where somebody has drawn it before. */
  readonly design?: ScreenDesign
  /** What it can do beyond list, detail, submit and remove. */
  readonly calls?: readonly Call[]
  /** Which of those its screen offers, by name. */
  readonly chosenActions?: readonly string[]
}

/** What a contract says of one further call of an entity. */
export interface Call {
  readonly action: string
  /** Whether it only reads. */
  readonly reads: boolean
  readonly summary: string
  readonly permission?: string | undefined
  readonly returnsFile: boolean
  readonly acceptsFile: boolean
  /** What its body holds of each item, where that is an array. */
  readonly items?: readonly string[] | undefined
  readonly query: Properties
  readonly body: Properties
  readonly required: ReadonlySet<string>
}

/** A text of an action in both languages. */
export interface ActionText {
  readonly name: string
  readonly zhCn: string
  readonly en: string
}

/** An action as a declaration has it. */
export interface DeclaredAction {
  readonly place: 'row' | 'toolbar'
  readonly code: string
  readonly texts: readonly ActionText[]
  readonly consequences: readonly ActionText[]
  /** What it asks for. */
  readonly fields: Properties
  /** What its code names of the kit. */
  readonly imports: readonly string[]
  readonly uses: readonly EntityUse[]
}

/** Where an entity that others refer to lies, and by which text its short list finds it. */
export type FindEntity = (entity: string) => { readonly service: string; readonly label: string } | undefined

/** The code of a field, what else of the wire it shows, and which entities it needs. */
export interface Kind {
  readonly code: string
  readonly covers: readonly string[]
  readonly uses?: readonly EntityUse[]
}

/** An entity that a field's code names. */
export interface EntityUse {
  readonly service: string
  readonly entity: string
}

/** A kind that somebody has chosen: its code, and which entities it needs. */
export type ChosenKind = Omit<Kind, 'covers'>

/** What a screen consists of, where somebody has drawn it before. */
export interface ScreenDesign {
  /** Every field, in the order of the declaration. */
  readonly fields: readonly string[]
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly range: readonly string[]
  readonly sortable: readonly string[]
  /** The form's parts in order; one without a name where it has none. */
  readonly form: readonly FormSectionDesign[]
  /** In Chinese, by field. */
  readonly labels: ReadonlyMap<string, string>
  /** Fields that a form asks for beyond what the contract requires. */
  readonly required: ReadonlySet<string>
  /** Of the usual actions those that the screen lacks. */
  readonly disabledActions: readonly string[]
}

/** A part of a form. */
export interface FormSectionDesign {
  readonly name: string | undefined
  readonly title: string
  readonly fields: readonly string[]
}

/** Everything that a screen over one entity needs, as the text of its files. */
export interface PrintedResource {
  readonly file: string
  readonly declaration: string
  readonly manifest: string
  /** Permission codes beyond the four usual ones, for the manifest. */
  readonly permissions: readonly string[]
  readonly zhCn: string
  readonly en: string
}
