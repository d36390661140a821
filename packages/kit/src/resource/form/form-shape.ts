import type { FieldRule } from '@jwsk/sdk'
import type { Field } from '../../fields/types'
import type { Row } from '../model/row'
import type { FormSection } from '../model/section'

/** What whatever stands around a form has to know. */
export interface FormState {
  readonly isSaving: boolean
}

export interface FormShape {
  readonly fields: Readonly<Record<string, Field>>
  readonly sections: readonly FormSection[]
  /** When a field stands in the form, by what the others would send; always unless said. */
  readonly visibleWhen: Readonly<Record<string, ((draft: Row) => boolean) | undefined>>
  readonly rules: Readonly<Record<string, FieldRule>> | undefined
}

/** Which form of a screen it is, and what for: what is typed in it finds it again. */
export interface FormOrigin {
  readonly formKey: string
  readonly target?: unknown
}
