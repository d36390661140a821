import { getOwn } from '@jwsk/sdk'
import type { Translate } from '@jwsk/ui'
import type { FieldPath, LabelContext } from '../types'
import { toDisplayText } from '../wire'
import { type RowsConfig, type RowsValue, toFullRecord } from './rows-value'

/** Returns the path of a field of the rows, by which it finds its own texts: `choices.<rows>_<field>.<value>`. */
const getLinePath = ({ resource, name }: FieldPath, line: string): FieldPath => ({ resource, name: `${name}_${line}` })

/** Returns the declaration with the labels of a resource, at `lines.<rows>.<field>`. */
export const bindLines = (config: RowsConfig, path: FieldPath): RowsConfig => ({
  ...config,
  fields: Object.fromEntries(
    Object.entries(config.fields).map(([line, field]) => [line, field.bind ? { ...field, ...field.bind(getLinePath(path, line)) } : field]),
  ),
  textPrefix: `${path.resource}.lines.${path.name}.`,
})

/** Returns the keys of all texts that the rows need, relative to those of the resource. */
export const getLineTextKeys = ({ fields }: RowsConfig, { name }: FieldPath): readonly string[] =>
  Object.entries(fields).flatMap(([line, { textKeys = [] }]) => [`lines.${name}.${line}`, ...textKeys])

/** Returns the label of a field of the rows; its name where it has no text. */
export function getLineLabel({ textPrefix = '', labels = {} }: RowsConfig, name: string, t: Translate): string {
  const given = getOwn(labels, name)
  if (given !== undefined) return given
  const key = textPrefix + name
  const label = t(key)
  return label === key ? name : label
}

/** Loads the texts of an export: a line for each row, with the labels of its values. */
export async function loadRowTexts(
  config: RowsConfig,
  values: readonly RowsValue[],
  context: LabelContext,
): Promise<(value: RowsValue) => string> {
  const names = Object.keys(config.fields)
  const parsed = new Map(
    values.map((value) => [
      value,
      value.lines.map((line) => {
        const record = toFullRecord(config, line)
        return names.map((name) => config.fields[name]?.parse(record[name], record))
      }),
    ]),
  )
  const all = [...parsed.values()].flat()
  const getTexts = await Promise.all(
    names.map((name, index) =>
      config.fields[name]?.loadLabels(
        all.map((cells) => cells[index]),
        context,
      ),
    ),
  )
  const formatRow = (cells: readonly unknown[]) =>
    names
      .map((name, index) => [getLineLabel(config, name, context.translate), getTexts[index]?.(cells[index]) ?? ''])
      .flatMap(([label, text]) => (text === '' ? [] : `${label} ${text}`))
      .join(' · ')
  return (value) => (value.isUnreadable ? toDisplayText(value.received) : (parsed.get(value) ?? []).map(formatRow).join('\n'))
}
