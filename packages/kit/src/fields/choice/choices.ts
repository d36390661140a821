import type { Translate } from '@jwsk/ui'
import type { CascadeOptions } from '../cascade'
import { getTone, type Tone, type Tones } from '../tag'
import type { FieldOption, FieldPath } from '../types'
import { toDisplayText, truncateCellText } from '../wire'

/** Fixed values of a field in display order. */
export interface Choices {
  readonly keys: readonly string[]
  readonly tones: Tones
  /** Whether known values are numbers on the wire. */
  readonly isNumeric: boolean
  /** Which of them are offered in a form. */
  readonly cascade: CascadeOptions
  /** First part of the text keys; absent outside of a resource, where the values are their own labels. */
  readonly textPrefix?: string
  /** Keys of the texts, relative to those of the resource. */
  readonly textKeys?: readonly string[]
}

const numberPattern = /^-?\d+(?:\.\d+)?$/

interface ChoicesOptions extends CascadeOptions {
  readonly wire?: 'text' | undefined
}

export function createChoices(tones: Tones, { wire, ...cascade }: ChoicesOptions): Choices {
  const keys = Object.keys(tones)
  return { keys, tones, cascade, isNumeric: wire === undefined && keys.every((key) => numberPattern.test(key)) }
}

/** Returns the text key of a value: dots and colons separate keys, so they are underscores. */
const toTextKey = (key: string) => key.replaceAll(/[.:]/g, '_')

/** Returns the texts of the choices below the labels of the resource: `boat.choices.drive.sail`. */
export const bindChoices = (choices: Choices, { resource, name }: FieldPath): Choices => ({
  ...choices,
  textPrefix: `${resource}.choices.${name}.`,
  textKeys: choices.keys.map((key) => `choices.${name}.${toTextKey(key)}`),
})

/** Returns the label of a known value, else the value itself, truncated. */
export function getChoiceLabel({ tones, textPrefix }: Choices, key: string, t: Translate): string {
  if (textPrefix === undefined || !Object.hasOwn(tones, key)) return truncateCellText(key)
  const textKey = textPrefix + toTextKey(key)
  const label = t(textKey)
  return label === textKey ? key : label
}

export interface LabeledChoice {
  readonly key: string
  readonly label: string
  readonly tone: Tone
}

export const toLabeledChoice = (choices: Choices, key: string, t: Translate): LabeledChoice => ({
  key,
  label: getChoiceLabel(choices, key, t),
  tone: getTone(choices.tones, key),
})

export const toFieldOptions = (choices: Choices, t: Translate): readonly FieldOption[] =>
  choices.keys.map((key) => ({ key, label: getChoiceLabel(choices, key, t), isDisabled: false }))

/** Converts a selected key to its wire value. */
export const toWire = ({ isNumeric }: Choices, key: string): string | number => (isNumeric && key !== '' ? Number(key) : key)

/** Normalizes known values to the contract's type; an unknown value stays as it is, so that it is sent back unchanged. */
export function normalizeWire(choices: Choices, wire: unknown): unknown {
  const key = toDisplayText(wire)
  return Object.hasOwn(choices.tones, key) ? toWire(choices, key) : wire
}
