import type { FieldRule } from '@jwsk/sdk'
import { Button, Fallback, useKitText, useTranslate } from '@jwsk/ui'
import { type ComponentProps, memo } from 'react'
import { isRequired } from '../../resource/model/validate-field'
import type { InputProps } from '../types'
import { getDependencies } from './line-changes'
import { getLimitName, validateCell } from './line-errors'
import { getLineLabel } from './line-labels'
import { useRowsText } from './rows-texts'
import { type Line, type RowsConfig, toFullRecord } from './rows-value'
import { getCellId, type RowsActions } from './use-rows-editor'

interface LineRowProps {
  readonly id: string
  readonly config: RowsConfig
  readonly line: Line
  readonly index: number
  /** Columns on screen. */
  readonly names: readonly string[]
  readonly rules: FieldRule['items']
  readonly actions: RowsActions
  /** Cells whose errors are shown; `all` after a failed save. */
  readonly shown: ReadonlySet<string> | 'all'
  readonly isFull: boolean
}

interface LineCellProps extends LineRowProps {
  readonly name: string
}

/** Label, input and error of one field of a row. The label is visible where rows are cards. */
function LineCell({ id, config, line, index, name, rules, actions, shown }: LineCellProps) {
  const t = useKitText()
  const say = useRowsText()
  const translate = useTranslate()
  const field = config.fields[name]
  if (!field) return null
  const cellId = getCellId(id, line.key, name)
  const rule = rules?.[name] ?? {}
  const label = getLineLabel(config, name, translate)
  const isDerived = config.compute[name] !== undefined
  const error = shown === 'all' || shown.has(cellId) ? validateCell(config, line, { name, rule }) : undefined
  const dependencies = getDependencies(config, line, name)
  const record = isDerived ? toFullRecord(config, line) : {}
  const input: InputProps<unknown> = {
    id: cellId,
    value: line.values[name],
    onChange: (value) => actions.change(line.key, { [name]: value }),
    onBlur: () => actions.touch([cellId]),
    invalid: error !== undefined,
    required: isRequired(field, rule),
    describedBy: `${cellId}-note`,
    rule,
    inputRef: (element) => actions.setControl(cellId, element),
    onAutofill: (wire) => actions.fill(line.key, wire),
    ...(dependencies && { dependencies }),
  }
  return (
    <td data-cell={name} data-key={line.key} className={field.align === 'end' ? 'kit-cell-end' : undefined}>
      <label id={`${cellId}-label`} htmlFor={cellId} className="kit-rows-label">
        {label}
        <span className="sr-only"> {say('row', { row: index + 1 })}</span>
      </label>
      {isDerived ? (
        // not a live region, because each key press changes it
        <output id={cellId} className="kit-rows-derived" aria-live="off">
          <field.Cell value={field.parse(record[name], record)} />
        </output>
      ) : (
        <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
          <field.Input {...input} />
        </Fallback>
      )}
      <p id={`${cellId}-note`} className="kit-rows-note text-xs text-red-500" aria-live="polite">
        {error && t(error.key, { label, other: getLineLabel(config, getLimitName(rule), translate), ...error.values })}
      </p>
    </td>
  )
}

interface HandleProps {
  readonly handle: ComponentProps<'button'>
  readonly isDragged: boolean
}

// typing in one row does not render the others
const LineCells = memo(function LineCells(props: LineRowProps) {
  const say = useRowsText()
  const { line, index, names, actions, isFull } = props
  return (
    <>
      {names.map((name) => (
        <LineCell key={name} {...props} name={name} />
      ))}
      <td className="kit-rows-actions">
        <Button
          variant="quiet"
          icon="copy"
          aria-label={say('copy', { row: index + 1 })}
          title={say('copy', { row: index + 1 })}
          disabled={isFull}
          onClick={() => actions.copy(line.key)}
        />
        <Button
          variant="quiet"
          icon="delete"
          aria-label={say('remove', { row: index + 1 })}
          title={say('remove', { row: index + 1 })}
          onClick={() => actions.remove(line.key)}
        />
      </td>
    </>
  )
})

/** Row of the editor, with its drag handle. */
export function LineRow({ handle, isDragged, ...props }: LineRowProps & HandleProps) {
  const say = useRowsText()
  const { index } = props
  return (
    <tr data-dragged={isDragged || undefined}>
      <th scope="row" className="kit-rows-handle">
        <button type="button" {...handle} aria-label={say('move', { row: index + 1 })} title={say('move', { row: index + 1 })}>
          <span className="pi pi-bars" aria-hidden="true" />
          <span aria-hidden="true">{index + 1}</span>
        </button>
      </th>
      <LineCells {...props} />
    </tr>
  )
}
