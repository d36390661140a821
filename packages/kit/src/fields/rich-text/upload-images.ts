import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** URLs by key of the uploads that are done; a key without one was given up. */
type Results = Map<string, string | undefined>

/** Gives images whose upload is done their source, also those that come back by undo, redo or paste. */
function settleImages(results: Results, state: EditorState): Transaction | undefined {
  const { tr } = state
  state.doc.descendants((node, before) => {
    const key: unknown = node.attrs.upload
    if (typeof key !== 'string' || !results.has(key)) return
    const [position, src] = [tr.mapping.map(before), results.get(key)]
    if (src === undefined) tr.delete(position, position + node.nodeSize)
    else tr.setNodeMarkup(position, null, { ...node.attrs, upload: null, src })
  })
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined
}

/** Creates the extension that keeps the places of images which are being uploaded. */
export function createImageUploads() {
  const results: Results = new Map()
  const extension = Extension.create({
    name: 'imageUploads',
    addProseMirrorPlugins: () => [new Plugin({ appendTransaction: (_transactions, _before, state) => settleImages(results, state) })],
  })
  const settle = (editor: Editor, key: number, source?: string) => {
    results.set(String(key), source)
    editor.view.dispatch(editor.state.tr)
  }
  return { extension, settle }
}

/** Inserts images where the cursor is, to be uploaded; returns whether there were any. */
export function insertImages(view: EditorView, images: readonly File[], upload: (image: File) => number | undefined): boolean {
  for (const image of images) {
    const key = upload(image)
    const node = key === undefined ? undefined : view.state.schema.node('image', { upload: String(key), alt: '' })
    if (node) view.dispatch(view.state.tr.replaceSelectionWith(node).scrollIntoView())
  }
  return images.length > 0
}
