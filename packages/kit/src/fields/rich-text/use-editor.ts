import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { clipboardSerializer } from './clipboard-serializer'
import { extensions } from './editor-schema'
import { hasPendingUpload } from './pending-upload'
import { PreservedHtml } from './preserved-html'
import { PasteParser, readDocument } from './read-document'
import { getPastedImages, readPasted } from './read-pasted'
import { sanitizeFragment } from './sanitize-html'
import { writeDocument } from './serialize-document'
import { createImageUploads, insertImages } from './upload-images'

interface UseEditorOptions {
  readonly host: RefObject<HTMLElement | null>
  readonly html: string
  readonly origins: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  /** Accessible name of a block that can only be preserved. */
  readonly preservedLabel: string
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
  /** Uploads an image; returns its key, or `undefined` if it is refused. */
  readonly onImage: (image: File) => number | undefined
  /** Receives the number of images that a paste removed. */
  readonly onLeftOut: (count: number) => void
}

const parser = new PasteParser()

/** Mounts an editor for the lifetime of the component; sanitizes its input. */
export function useEditor(options: UseEditorOptions) {
  const { host, html, origins } = options
  const [editor, setEditor] = useState<Editor>()
  const [uploads] = useState(createImageUploads)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const live = useRef(options)
  const written = useRef(html)
  useEffect(() => {
    live.current = options
  })
  useEffect(() => {
    const read = readDocument(live.current.html, origins)
    const made = new Editor({
      element: host.current,
      extensions: [
        ...extensions.filter(({ name }) => name !== PreservedHtml.name),
        uploads.extension,
        PreservedHtml.configure({
          render: (preserved) => sanitizeFragment(preserved, origins),
          getLabel: () => live.current.preservedLabel,
        }),
      ],
      // its style element would need an exception in the content security policy
      injectCSS: false,
      content: read.document.toJSON(),
      editorProps: {
        attributes: live.current.attributes,
        clipboardParser: parser,
        clipboardSerializer,
        transformPastedHTML: (pasted) => {
          const { html: clean, leftOut } = readPasted(pasted, origins, (image) => live.current.onImage(image))
          live.current.onLeftOut(leftOut)
          return clean
        },
        handlePaste: (view, { clipboardData }) => insertImages(view, getPastedImages(clipboardData), live.current.onImage),
        // what is dragged within the editor is no upload
        handleDrop: (view, { dataTransfer }) =>
          view.dragging === null && insertImages(view, getPastedImages(dataTransfer), live.current.onImage),
      },
      onTransaction: redraw,
      onUpdate: ({ editor: changed }) => {
        written.current = writeDocument(changed.state.doc)
        live.current.onChange(written.current)
      },
      onBlur: () => live.current.onBlur(),
    })
    setEditor(made)
    setRemoved(read.removed)
    // a draft of a form that was left during an upload
    if (hasPendingUpload(live.current.html)) live.current.onChange(writeDocument(made.state.doc))
    return () => made.destroy()
  }, [host, origins, uploads])
  useEffect(() => {
    // the form set another text, e.g. on reset
    if (!editor || html === written.current) return
    written.current = html
    const read = readDocument(html, origins)
    setRemoved(read.removed)
    editor.commands.setContent(read.document.toJSON(), { emitUpdate: false })
  }, [editor, html, origins])
  const current = editor?.isDestroyed ? undefined : editor
  return {
    editor: current,
    removed,
    /** Replaces the place of an upload by its image, or removes it. */
    settle: (key: number, source?: string) => current && uploads.settle(current, key, source),
  }
}
