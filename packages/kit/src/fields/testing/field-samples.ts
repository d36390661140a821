import type { Field } from '../types'

interface FieldSample {
  readonly kind: Field
  readonly wire: unknown
  /** Other properties of the record that the field reads. */
  readonly record?: Readonly<Record<string, unknown>>
}

const modules = import.meta.glob<FieldSample>('../../../../gallery/src/examples/kinds/*/*.ts', { eager: true })

const getExampleName = (file: string) => file.replace(/^.*\/|\.ts$/g, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every field kind with a sample wire value: the examples of the gallery. */
export const fieldSamples = Object.entries(modules).map(([file, sample]) => ({ ...sample, name: getExampleName(file) }))
