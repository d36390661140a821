/** Property as a contract describes it. */
export interface Property {
  readonly type?: string | readonly string[]
  readonly description?: string
  /** Shared schema that it refers to. */
  readonly schema?: string
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly readOnly?: boolean
  /** Properties of the objects in an array. */
  readonly lines?: Properties
  readonly writeOnly?: boolean
  readonly 'x-dict'?: string
  readonly 'x-reference'?: string
}

export type Properties = ReadonlyMap<string, Property>

/** Description of one entity: its contract, and the design of its screen. */
export interface Entity {
  readonly service: string
  readonly entity: string
  readonly description: string
  readonly actions: readonly string[]
  /** Action that lists it. */
  readonly list: string
  /** Parameters of that list. */
  readonly query: readonly string[]
  readonly row: Properties
  readonly draft: Properties
  readonly required: ReadonlySet<string>
  readonly canSubmit: boolean
  readonly permission?: string | undefined
  /** Codes of business dictionaries; every other code is a system dictionary. */
  readonly dictionaries: ReadonlySet<string>
  /** Labels of those dictionaries by key, by code. */
  readonly entries?: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Properties that are columns. If absent, they are inferred. */
  readonly listed?: ReadonlySet<string>
  /** Kinds selected by the caller where the contract leaves the choice, by property. */
  readonly kinds?: ReadonlyMap<string, SelectedKind>
  /** Existing design of its screen, if there is one. */
  readonly design?: ScreenDesign
  /** Calls beyond list, detail, submit and remove. */
  readonly calls?: readonly Call[]
  /** Names of those calls that its screen offers. */
  readonly selectedActions?: readonly string[]
}

/** Call of an entity beyond the standard ones, as a contract describes it. */
export interface Call {
  readonly action: string
  /** Whether it changes nothing. */
  readonly reads: boolean
  readonly summary: string
  readonly permission?: string | undefined
  readonly returnsFile: boolean
  readonly acceptsFile: boolean
  /** Property names of each item, if the body is an array. */
  readonly items?: readonly string[] | undefined
  readonly query: Properties
  readonly body: Properties
  readonly required: ReadonlySet<string>
}

/** Text of an action in both languages. */
export interface ActionText {
  readonly name: string
  readonly zhCn: string
  readonly en: string
}

/** Action of a declaration. */
export interface DeclaredAction {
  readonly place: 'row' | 'toolbar'
  readonly code: string
  readonly texts: readonly ActionText[]
  readonly consequences: readonly ActionText[]
  /** Fields of the form that it opens. */
  readonly fields: Properties
  /** Labels of the fixed values of those fields, by field. */
  readonly choices: ReadonlyMap<string, readonly ChoiceLabel[]>
  /** Names that its code imports from the kit. */
  readonly imports: readonly string[]
  readonly uses: readonly EntityUse[]
  readonly leftOut: readonly LeftOut[]
}

/** Finds the service of a referenced entity and the text property by which its short list is searched. */
export type FindEntity = (entity: string) => { readonly service: string; readonly label: string } | undefined

/** Label of a fixed value in both languages. */
export interface ChoiceLabel {
  readonly value: string
  readonly zhCn: string
  readonly en: string
}

/** Code of a field, the other properties that it covers, and the entities that it needs. */
export interface Kind {
  readonly code: string
  readonly covers: readonly string[]
  readonly uses?: readonly EntityUse[]
  /** Labels of its fixed values. */
  readonly choices?: readonly ChoiceLabel[]
  /** Names that its code imports from the kit, in addition to its own. */
  readonly imports?: readonly string[]
  /** Fields of its rows. */
  readonly lines?: Properties
  /** Labels of the fixed values in its rows, by their text keys. */
  readonly lineChoices?: readonly (readonly [string, readonly ChoiceLabel[]])[]
}

/** Entity that the code of a field refers to. */
export interface EntityUse {
  readonly service: string
  readonly entity: string
}

/** Kind selected by the caller: its code and the entities that it needs. */
export type SelectedKind = Omit<Kind, 'covers'>

/** Existing design of a screen. */
export interface ScreenDesign {
  /** All fields, in the order of the declaration. */
  readonly fields: readonly string[]
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly range: readonly string[]
  readonly sortable: readonly string[]
  /** Sections of the form in order; a single one without a name if the form has no sections. */
  readonly form: readonly FormSectionDesign[]
  /** Chinese labels by field. */
  readonly labels: ReadonlyMap<string, string>
  /** Fields that the form requires in addition to the contract. */
  readonly required: ReadonlySet<string>
  /** Standard actions that the screen lacks. */
  readonly disabledActions: readonly string[]
}

/** Section of a form. */
export interface FormSectionDesign {
  readonly name: string | undefined
  readonly title: string
  readonly fields: readonly string[]
}

/** Property without a field kind; that of an action is `action.name`. */
export interface LeftOut {
  readonly name: string
  readonly reason: string
}

/** Files of a screen over one entity, as text. */
export interface PrintedResource {
  /** Properties that the screen lacks because no field kind supports them, with the reason of each. */
  readonly leftOut: readonly LeftOut[]
  readonly file: string
  readonly declaration: string
  readonly manifest: string
  /** Permission codes in addition to the four standard ones, for the manifest. */
  readonly permissions: readonly string[]
  readonly zhCn: string
  readonly en: string
}
