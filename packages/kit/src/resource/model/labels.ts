import type { Resource } from './resource'

/** Texts that a plugin must provide for a resource: `satisfies { tenantPackage: LabelsOf<typeof tenantPackages> }`. */
export type LabelsOf<R extends Resource> = ResourceLabels<NonNullable<R['~names']>> &
  ActionLabels<NonNullable<R['~actions']>> &
  SectionLabels<NonNullable<R['~sections']>> &
  ChoiceLabels<Exclude<NonNullable<R['~choices']>, LineName>> &
  LineLabels<Extract<NonNullable<R['~choices']>, LineName>> &
  CheckLabels<NonNullable<R['~checks']>>

interface ResourceLabels<Name extends string> {
  /** Title in the header of the screen and on its tab. */
  readonly title: string
  /** One-line description below the title. */
  readonly hint?: string
  /** Name of one record: "删除 3 个产品包". */
  readonly record: string
  readonly fields: { readonly [K in Name]: string }
  /** Help texts below form fields that need explanation. */
  readonly help?: { readonly [K in Name]?: string }
  /** Words for what happened at a moment, in timelines: `下单` for `createTime`. Default to the labels of the fields. */
  readonly events?: { readonly [K in Name]?: string }
  /** What a delete leaves on platforms whose profile says so (`leavesDependents`); shown by its confirmation. */
  readonly leftBehind?: string
}

type SectionLabels<Name extends string> = [Name] extends [never] ? unknown : { readonly sections: { readonly [K in Name]: string } }

// a resource whose type does not name its messages needs none
type CheckLabels<Key extends string> = [Key] extends [never]
  ? unknown
  : string extends Key
    ? unknown
    : {
        /** Messages of the rules across fields. */
        readonly checks: { readonly [K in Key]: string }
      }

type ActionLabels<Name extends string> = [Name] extends [never]
  ? unknown
  : {
      readonly actions: { readonly [K in Name]: string }
      /** Consequences of actions with confirmation; the plugin's test reports missing ones. */
      readonly consequence?: { readonly [K in Name]?: string }
      /** Warnings of the confirmation. */
      readonly warnings?: Readonly<Record<string, string>>
    }

type FieldOf<Choice extends string> = Choice extends `${infer Name}.${string}` ? Name : never
type Underscore<Text extends string, Mark extends string> = Text extends `${infer Start}${Mark}${infer End}`
  ? `${Start}_${Underscore<End, Mark>}`
  : Text
type ValueOf<Choice extends string, Name extends string> = Choice extends `${Name}.${infer Value}`
  ? Underscore<Underscore<Value, '.'>, ':'>
  : never

type LineName = `${string}[].${string}`
type RowsOf<Name extends string> = Name extends `${infer Rows}[].${string}` ? Rows : never
type LineOf<Name extends string, Rows extends string> = Name extends `${Rows}[].${infer Line}` ? Line : never

// a resource whose type does not name its fields of rows needs none
type LineLabels<Name extends string> = [Name] extends [never]
  ? unknown
  : {
      /** Labels of the fields of rows. */
      readonly lines: { readonly [Rows in RowsOf<Name>]: { readonly [Line in LineOf<Name, Rows>]: string } }
    }

type ChoiceLabels<Choice extends string> = [Choice] extends [never]
  ? unknown
  : {
      /** Labels of the fixed values of fields. */
      readonly choices: { readonly [Name in FieldOf<Choice>]: { readonly [Value in ValueOf<Choice, Name>]: string } }
    }
