import type { FieldRule } from '@jwsk/sdk'
import { useEffect, useRef, useState } from 'react'
import type { WireRecord } from '../types'
import { addLine, changeLine, copyLine, moveLine, removeLine } from './line-changes'
import { findFirstError } from './line-errors'
import { useRowsText } from './rows-texts'
import { type Line, type RowsConfig, type RowsValue, toFullRecord } from './rows-value'

/** Message of the last change that users may undo. */
export interface RowsMessage {
  readonly text: string
  /** Rows before the change. */
  readonly before?: RowsValue
}

interface EditorOptions {
  readonly id: string
  readonly config: RowsConfig
  /** Columns on screen. */
  readonly names: readonly string[]
  readonly rule: FieldRule
  readonly value: RowsValue
  readonly onChange: (value: RowsValue) => void
}

export const getCellId = (id: string, key: number, name: string) => `${id}-${key}-${name}`

/** Changes of the rows with their messages, and the focus that follows them. The functions of `actions` are stable. */
export function useRowsEditor(options: EditorOptions) {
  const say = useRowsText()
  const [message, setMessage] = useState<RowsMessage>()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [controls] = useState(() => new Map<string, HTMLElement>())
  const addButton = useRef<HTMLButtonElement>(null)
  const latest = useRef({ ...options, say })
  /** Id of the cell to focus once it is rendered. */
  const pendingFocus = useRef<string>(undefined)
  useEffect(() => {
    latest.current = { ...options, say }
    const control = pendingFocus.current === undefined ? undefined : controls.get(pendingFocus.current)
    if (!control) return
    pendingFocus.current = undefined
    control.focus()
  })

  const [actions] = useState(() => {
    const setValue = (value: RowsValue) => {
      // several changes may precede the next render
      latest.current = { ...latest.current, value }
      latest.current.onChange(value)
    }
    const setLines = (lines: readonly Line[]) => setValue({ ...latest.current.value, lines })
    const findLine = (key: number) => latest.current.value.lines.findIndex((line) => line.key === key)
    const getFirstCell = (line: Line | undefined) => {
      const { id, config, names } = latest.current
      const name = names.find((one) => !config.compute[one])
      return line && name !== undefined ? getCellId(id, line.key, name) : undefined
    }
    const focusLine = (index: number) => {
      pendingFocus.current = getFirstCell(latest.current.value.lines[index])
      if (pendingFocus.current === undefined) addButton.current?.focus()
    }
    return {
      setValue,
      setLines,
      change(key: number, changes: WireRecord) {
        const { config, value } = latest.current
        setMessage(undefined)
        setLines(value.lines.map((line) => (line.key === key ? changeLine(config, line, changes) : line)))
      },
      /** Fills fields of a row from a record by wire name, e.g. the price of the selected product. */
      fill(key: number, wire: WireRecord) {
        const { config, value } = latest.current
        const parse = (line: Line) => {
          const record = { ...toFullRecord(config, line), ...wire }
          const known = Object.entries(config.fields).filter(([name]) => name in wire)
          return Object.fromEntries(known.map(([name, field]) => [name, field.parse(wire[name], record)]))
        }
        setLines(value.lines.map((line) => (line.key === key ? changeLine(config, line, parse(line)) : line)))
      },
      add() {
        setMessage(undefined)
        setLines(addLine(latest.current.config, latest.current.value.lines))
        focusLine(latest.current.value.lines.length - 1)
      },
      copy(key: number) {
        const { config, value, say } = latest.current
        const index = findLine(key)
        setLines(copyLine(config, value.lines, index))
        focusLine(index + 1)
        setMessage({ text: say('copied', { row: index + 2 }) })
      },
      remove(key: number) {
        const before = latest.current.value
        const index = findLine(key)
        setLines(removeLine(before.lines, index))
        focusLine(Math.min(index, before.lines.length - 2))
        setMessage({ text: latest.current.say('removed', { row: index + 1 }), before })
      },
      move(from: number, to: number) {
        const { value, say } = latest.current
        setLines(moveLine(value.lines, from, to))
        setMessage({ text: say('moved', { row: to + 1, count: value.lines.length }) })
      },
      undo(before: RowsValue) {
        setValue(before)
        setMessage({ text: latest.current.say('undone') })
        addButton.current?.focus()
      },
      replace() {
        const before = latest.current.value
        setValue({ lines: [] })
        setMessage({ text: latest.current.say('replaced'), before })
        requestAnimationFrame(() => addButton.current?.focus())
      },
      /** Shows the errors of cells from now on. */
      touch: (ids: readonly string[]) => setTouched((known) => (ids.every((id) => known.has(id)) ? known : new Set([...known, ...ids]))),
      setControl(cellId: string, element: HTMLElement | null) {
        if (element) controls.set(cellId, element)
        else controls.delete(cellId)
      },
      /** Moves the focus to the first invalid cell, else to the first one. */
      focusFirst() {
        const { id, config, value, rule } = latest.current
        const wrong = findFirstError(config, value.lines, rule)
        const cellId = wrong ? getCellId(id, wrong.key, wrong.name) : getFirstCell(value.lines[0])
        const control = cellId === undefined ? undefined : controls.get(cellId)
        ;(control ?? addButton.current)?.focus()
      },
    }
  })
  return { actions, message, setMessage, touched, addButton }
}

export type RowsActions = ReturnType<typeof useRowsEditor>['actions']
