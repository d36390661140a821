import './rows.css'
import { Button, useKitText, useTranslate } from '@jwsk/ui'
import { type FocusEvent, useState } from 'react'
import { isRequired } from '../../resource/model/validate-field'
import { useRuntime } from '../../runtime/kit-provider'
import { useSortable } from '../../sortable/use-sortable'
import type { Field, FieldOption, InputProps } from '../types'
import { toDisplayText, truncateCellText } from '../wire'
import { getLimits } from './line-errors'
import { getLineLabel } from './line-labels'
import { LineRow } from './line-row'
import { useRowsText, useRowsTexts } from './rows-texts'
import { RowsTotals } from './rows-totals'
import type { RowsConfig, RowsValue } from './rows-value'
import { usePaste } from './use-paste'
import { useRowsEditor } from './use-rows-editor'

type RowsInputProps = InputProps<RowsValue> & { readonly config: RowsConfig }

interface ColumnOptionsProps {
  readonly name: string
  readonly useOptions: NonNullable<Field['useOptions']>
  /** Receives the values that the column offers. */
  readonly options: Map<string, readonly FieldOption[]>
}

/** Loads the values that a column offers, by which a paste finds what labels mean. */
function ColumnOptions({ name, useOptions, options }: ColumnOptionsProps) {
  options.set(name, useOptions())
  return null
}

/** Table of rows; cards where it is narrow. */
export function RowsInput(props: RowsInputProps) {
  const isReady = useRowsTexts()
  return isReady ? <RowsEditor {...props} /> : <div className="kit-skeleton-box" aria-busy="true" />
}

function RowsEditor({ config, ...props }: RowsInputProps) {
  const { id, value, onChange, onBlur, invalid, describedBy, rule, inputRef } = props
  const t = useKitText()
  const say = useRowsText()
  const translate = useTranslate()
  const { client } = useRuntime()
  const [options] = useState(() => new Map<string, readonly FieldOption[]>())
  const columns = Object.entries(config.fields).filter(([, { choicesOperation }]) => !choicesOperation || client.supports(choicesOperation))
  const [names] = useState(() => columns.map(([name]) => name))
  const { lines } = value
  const { max } = getLimits(config, rule)
  const isFull = lines.length >= max
  const { actions, message, setMessage, touched, addButton } = useRowsEditor({ id, config, names, rule, value, onChange })
  const { listRef, draggedIndex, getHandleProps } = useSortable<HTMLTableSectionElement>({ count: lines.length, onMove: actions.move })
  const handlePaste = usePaste({ id, config, names, max, value, options, actions, onMessage: setMessage })
  const handleFocus = ({ target, currentTarget }: FocusEvent) => target === currentTarget && actions.focusFirst()
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // the panel of a select or a calendar is at the end of the page
    const isInside = relatedTarget instanceof Element && (currentTarget.contains(relatedTarget) || relatedTarget.closest('.kit-overlay'))
    if (!isInside) onBlur()
  }
  const getHeader = ([name, field]: (typeof columns)[number]) => (
    <th key={name} scope="col" className={field.align === 'end' ? 'kit-cell-end' : undefined}>
      {getLineLabel(config, name, translate)}
      {!config.compute[name] && isRequired(field, rule.items?.[name] ?? {}) && (
        <span className="pl-1 text-red-500" aria-hidden="true">
          *
        </span>
      )}
    </th>
  )
  return (
    <fieldset
      id={id}
      ref={inputRef}
      tabIndex={-1}
      className="kit-rows"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onPasteCapture={handlePaste}
    >
      {columns.map(
        ([name, { useOptions }]) => useOptions && <ColumnOptions key={name} name={name} useOptions={useOptions} options={options} />,
      )}
      {value.isUnreadable && (
        <div className="flex flex-column align-items-start gap-2">
          <p className="text-sm">{say('unreadable')}</p>
          <pre className="kit-code w-full m-0 max-h-10rem overflow-auto text-sm">{truncateCellText(toDisplayText(value.received))}</pre>
          <Button onClick={actions.replace}>{say('replace')}</Button>
        </div>
      )}
      {lines.length > 0 && (
        <table aria-labelledby={`${id}-label`}>
          <thead>
            <tr>
              <td />
              {columns.map(getHeader)}
              <td />
            </tr>
          </thead>
          <tbody ref={listRef}>
            {lines.map((line, index) => (
              <LineRow
                key={line.key}
                {...{ id, config, line, index, names, actions, isFull }}
                rules={rule.items}
                shown={invalid ? 'all' : touched}
                handle={getHandleProps(index)}
                isDragged={draggedIndex === index}
              />
            ))}
          </tbody>
          <RowsTotals config={config} lines={lines} names={names} hasActions />
        </table>
      )}
      {!value.isUnreadable && (
        <div className="flex flex-wrap align-items-center column-gap-3 row-gap-1 pt-1">
          <Button ref={addButton} icon="add" aria-disabled={isFull || undefined} onClick={() => isFull || actions.add()}>
            {say('add')}
          </Button>
          <span className="text-xs text-color-secondary">{isFull ? say('full', { max }) : lines.length > 0 && say('paste')}</span>
        </div>
      )}
      <div className="flex flex-wrap align-items-center gap-2 text-sm" data-empty={!message || undefined}>
        <p role="status">{message?.text}</p>
        {message?.before && (
          <Button variant="link" onClick={() => message.before && actions.undo(message.before)}>
            {say('undo')}
          </Button>
        )}
      </div>
      <span className="sr-only">{t('fields.rows.count', { count: lines.length })}</span>
    </fieldset>
  )
}
