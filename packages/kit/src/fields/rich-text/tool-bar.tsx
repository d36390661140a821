import { getOwn } from '@jwsk/sdk'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useRichTextText } from './rich-text-texts'

export type RichTextKey = Parameters<ReturnType<typeof useRichTextText>>[0]

export interface Tool {
  readonly text: RichTextKey
  /** PrimeIcon, or letters instead of one; without both the text itself. */
  readonly icon?: string
  readonly letters?: string
  readonly run: (editor: Editor) => void
  readonly isActive?: (editor: Editor) => boolean
  readonly isDisabled?: (editor: Editor) => boolean
}

interface ToolBarProps {
  readonly editor: Editor
  readonly label: RichTextKey
  readonly tools: readonly Tool[]
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Toolbar with one tab stop; arrow keys move along it. */
export function ToolBar({ editor, label, tools }: ToolBarProps) {
  const t = useRichTextText()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const pressed = (event: KeyboardEvent) => {
    const step = getOwn(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    const button = bar.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div
      ref={bar}
      className="kit-editor-bar flex flex-wrap p-1 border-bottom-1 surface-border"
      role="toolbar"
      aria-label={t(label)}
      onKeyDown={pressed}
    >
      {tools.map(({ text, icon, letters = t(text), run, isActive: isOn, isDisabled }, index) => (
        <button
          key={text}
          type="button"
          className="kit-editor-tool px-1 border-round text-sm font-semibold"
          tabIndex={index === current ? 0 : -1}
          aria-label={t(text)}
          title={t(text)}
          aria-pressed={isOn?.(editor)}
          aria-disabled={isDisabled?.(editor) || undefined}
          onFocus={() => setCurrent(index)}
          onClick={() => {
            if (isDisabled?.(editor) !== true) run(editor)
          }}
        >
          {icon ? <i className={`pi ${icon}`} aria-hidden="true" /> : letters}
        </button>
      ))}
    </div>
  )
}
