import { Node } from '@tiptap/core'

/** Element that stands for HTML which the editor does not change. */
export const preservedElement = 'kit-preserved'
export const preservedSource = 'data-html'

interface PreservedHtmlOptions {
  /** Renders the HTML, sanitized. */
  readonly render: (html: string) => DocumentFragment
  /** Returns the accessible name of such a block. */
  readonly getLabel: () => string
}

/** Block that the editor shows and saves as it was read, because its schema has no room for it. */
export const PreservedHtml = Node.create<PreservedHtmlOptions>({
  name: 'preservedHtml',
  group: 'block',
  atom: true,
  addOptions: () => ({ render: () => document.createDocumentFragment(), getLabel: () => '' }),
  addAttributes: () => ({
    html: { default: '', renderHTML: ({ html }: Readonly<Record<string, unknown>>) => ({ [preservedSource]: html }) },
  }),
  renderHTML: ({ HTMLAttributes }) => [preservedElement, HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'kit-editor-preserved'
      dom.contentEditable = 'false'
      dom.title = this.options.getLabel()
      dom.setAttribute('role', 'group')
      dom.setAttribute('aria-label', dom.title)
      dom.append(this.options.render(String(node.attrs.html)))
      return { dom }
    }
  },
})
