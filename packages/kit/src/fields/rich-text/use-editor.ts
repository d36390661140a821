import { Editor, type EditorOptions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { cleanHtml } from './clean-html'

interface EditorSetting {
  readonly host: RefObject<HTMLElement | null>
  readonly html: string
  readonly origins: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
}

export const linkProtocols = /^(?:https?:\/\/|mailto:|tel:)/i

const extensions: EditorOptions['extensions'] = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
      isAllowedUri: (address) => linkProtocols.test(address),
    },
  }),
  Image.configure({ allowBase64: false, HTMLAttributes: { referrerpolicy: 'no-referrer' } }),
]

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** An editor on the page for as long as the component is; what goes into it is cleaned first. */
export function useEditor({ host, html, origins, attributes, onChange, onBlur }: EditorSetting): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const live = useRef({ html, attributes, onChange, onBlur })
  const written = useRef(html)
  useEffect(() => {
    live.current = { html, attributes, onChange, onBlur }
  })
  useEffect(() => {
    const made = new Editor({
      element: host.current,
      extensions,
      // its style element would need an exception in the content security policy
      injectCSS: false,
      content: cleanHtml(live.current.html, origins),
      editorProps: { attributes: live.current.attributes, transformPastedHTML: (pasted) => cleanHtml(pasted, origins) },
      onTransaction: redraw,
      onUpdate: ({ editor: changed }) => {
        written.current = htmlOf(changed)
        live.current.onChange(written.current)
      },
      onBlur: () => live.current.onBlur(),
    })
    setEditor(made)
    return () => made.destroy()
  }, [host, origins])
  useEffect(() => {
    // the form put another text in, such as after a reset
    if (!editor || html === written.current) return
    written.current = html
    editor.commands.setContent(cleanHtml(html, origins), { emitUpdate: false })
  }, [editor, html, origins])
  return editor?.isDestroyed ? undefined : editor
}
