import type { Resource } from './resource'

/** The texts that a plugin owes a resource: `satisfies { tenantPackage: LabelsOf<typeof tenantPackages> }`. */
export type LabelsOf<R extends Resource> = ResourceLabels<NonNullable<R['~names']>> &
  ActionLabels<NonNullable<R['~actions']>> &
  SectionLabels<NonNullable<R['~sections']>>

interface ResourceLabels<Name extends string> {
  /** On the screen's head and its tab. */
  readonly title: string
  /** One line of context under the title. */
  readonly hint?: string
  /** What one record is called: "删除 3 个产品包". */
  readonly record: string
  readonly fields: { readonly [K in Name]: string }
  /** A line under those of them in a form that are not obvious. */
  readonly help?: { readonly [K in Name]?: string }
}

type SectionLabels<Name extends string> = [Name] extends [never] ? unknown : { readonly sections: { readonly [K in Name]: string } }

type ActionLabels<Name extends string> = [Name] extends [never]
  ? unknown
  : {
      readonly actions: { readonly [K in Name]: string }
      /** What comes of an action that asks first; the plugin's test names those that are missing. */
      readonly consequence?: { readonly [K in Name]?: string }
      /** What its question warns of. */
      readonly warnings?: Readonly<Record<string, string>>
    }
