import { getOwn } from '@jwsk/sdk'
import type { KitTextKey } from '@jwsk/ui'
import { useKitText } from '@jwsk/ui'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'

interface Tool {
  readonly text: KitTextKey
  /** PrimeIcon, or letters instead of one. */
  readonly icon?: string
  readonly letters?: string
  readonly run: (editor: Editor) => void
  readonly isActive?: (editor: Editor) => boolean
  readonly isDisabled?: (editor: Editor) => boolean
}

const createMarkTool = (name: 'Bold' | 'Italic' | 'Underline' | 'Strike', text: KitTextKey, letters: string): Tool => ({
  text,
  letters,
  run: (editor) => void editor.chain().focus()[`toggle${name}`]().run(),
  isActive: (editor) => editor.isActive(name.toLowerCase()),
})

const createHeadingTool = (level: 2 | 3, text: KitTextKey): Tool => ({
  text,
  letters: `H${level}`,
  run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
})

const tools: readonly Tool[] = [
  createMarkTool('Bold', 'fields.richText.bold', 'B'),
  createMarkTool('Italic', 'fields.richText.italic', 'I'),
  createMarkTool('Underline', 'fields.richText.underline', 'U'),
  createMarkTool('Strike', 'fields.richText.strike', 'S'),
  createHeadingTool(2, 'fields.richText.heading2'),
  createHeadingTool(3, 'fields.richText.heading3'),
  {
    text: 'fields.richText.bullets',
    icon: 'pi-list',
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    text: 'fields.richText.numbers',
    letters: '1.',
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    text: 'fields.richText.quote',
    letters: '”',
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { text: 'fields.richText.rule', icon: 'pi-minus', run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
  {
    text: 'fields.richText.clear',
    icon: 'pi-eraser',
    run: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    text: 'fields.richText.undo',
    icon: 'pi-undo',
    run: (editor) => void editor.chain().focus().undo().run(),
    isDisabled: (editor) => !editor.can().undo(),
  },
  {
    text: 'fields.richText.redo',
    icon: 'pi-refresh',
    run: (editor) => void editor.chain().focus().redo().run(),
    isDisabled: (editor) => !editor.can().redo(),
  },
]

interface ToolbarProps {
  readonly editor: Editor
  readonly onLink: () => void
  readonly onImage: () => void
}

/** Toolbar with one tab stop; arrow keys move along it. */
export function Toolbar({ editor, onLink, onImage }: ToolbarProps) {
  const t = useKitText()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const all: readonly Tool[] = [
    ...tools,
    { text: 'fields.richText.link', icon: 'pi-link', run: onLink, isActive: (at) => at.isActive('link') },
    { text: 'fields.richText.image', icon: 'pi-image', run: onImage },
  ]
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
  const pressed = (event: KeyboardEvent) => {
    const step = getOwn(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + all.length) % all.length
    setCurrent(next)
    const button = bar.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div
      ref={bar}
      className="kit-editor-bar flex flex-wrap p-1 border-bottom-1 surface-border"
      role="toolbar"
      aria-label={t('fields.richText.toolbar')}
      onKeyDown={pressed}
    >
      {all.map(({ text, icon, letters, run, isActive: isOn, isDisabled }, index) => (
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
          onClick={() => run(editor)}
        >
          {icon ? <i className={`pi ${icon}`} aria-hidden="true" /> : letters}
        </button>
      ))}
    </div>
  )
}
