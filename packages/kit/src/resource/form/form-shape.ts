import type { FieldRule, Operation } from '@jwsk/sdk'
import type { Field } from '../../fields/types'
import type { Row } from '../model/row'
import type { ComputeRules, FormCheck } from '../model/rules/form-rules'
import type { FormSection } from '../model/section'

/** State of a form that its container needs to know. */
export interface FormState {
  readonly isSaving: boolean
}

export interface FormShape {
  readonly fields: Readonly<Record<string, Field>>
  readonly sections: readonly FormSection[]
  /** Whether its sections are steps. Defaults to all sections at once. */
  readonly isStepped?: boolean
  /** Conditions by which a field is visible, given the values of the others on the wire. Defaults to always visible. */
  readonly visibleWhen: Readonly<Record<string, ((draft: Row) => boolean) | undefined>>
  readonly rules: Readonly<Record<string, FieldRule>> | undefined
  readonly check?: FormCheck | undefined
  readonly compute?: ComputeRules | undefined
  /** Operation that receives the form, if it is one of the contracts. */
  readonly operation?: Operation | undefined
}

/** Identity and target of a form, by which its draft is found again. */
export interface FormOrigin {
  readonly formKey: string
  readonly target?: unknown
}
