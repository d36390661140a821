import { Editor, type EditorOptions, getSchema, type JSONContent } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { sanitizeFragment, sanitizeHtml } from './sanitize-html'

interface UseEditorOptions {
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

const parser = DocumentParser.fromSchema(getSchema(extensions))

/** Creates the editor's initial document, which avoids that the editor parses HTML itself. */
const parseDocument = (html: string, origins: readonly string[]): JSONContent => parser.parse(sanitizeFragment(html, origins)).toJSON()

const serializeHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** Mounts an editor for the lifetime of the component; sanitizes its input. */
export function useEditor({ host, html, origins, attributes, onChange, onBlur }: UseEditorOptions): Editor | undefined {
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
      content: parseDocument(live.current.html, origins),
      editorProps: { attributes: live.current.attributes, transformPastedHTML: (pasted) => sanitizeHtml(pasted, origins) },
      onTransaction: redraw,
      onUpdate: ({ editor: changed }) => {
        written.current = serializeHtml(changed)
        live.current.onChange(written.current)
      },
      onBlur: () => live.current.onBlur(),
    })
    setEditor(made)
    return () => made.destroy()
  }, [host, origins])
  useEffect(() => {
    // the form set another text, e.g. on reset
    if (!editor || html === written.current) return
    written.current = html
    editor.commands.setContent(parseDocument(html, origins), { emitUpdate: false })
  }, [editor, html, origins])
  return editor?.isDestroyed ? undefined : editor
}
