import { Node } from '@tiptap/core'
import CodeBlock from '@tiptap/extension-code-block'
import { ListItem } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import { bareParagraph } from './inert-document'

/** Creates a node of one element without attributes. */
const createElementNode = (tag: string, rest: { readonly name: string; readonly content: string; readonly group?: string }) =>
  Node.create({ ...rest, defining: true, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

const elementNodes = [
  createElementNode('div', { name: 'division', content: 'block+', group: 'block' }),
  createElementNode('dl', { name: 'definitionList', content: '(definitionTerm | definitionDescription)+', group: 'block' }),
  createElementNode('dt', { name: 'definitionTerm', content: 'block+' }),
  createElementNode('dd', { name: 'definitionDescription', content: 'block+' }),
  createElementNode('figure', { name: 'figure', content: '(block | figureCaption)+', group: 'block' }),
  createElementNode('figcaption', { name: 'figureCaption', content: 'block+' }),
]

/** Paragraph that may stand for text without an element of its own. */
const paragraph = Paragraph.extend({
  addAttributes: () => ({
    // unset in a paragraph that the editor made
    origin: {
      default: null,
      parseHTML: (element: Element) => (element.hasAttribute(bareParagraph) ? 'bare' : 'source'),
      renderHTML: ({ origin }: Readonly<Record<string, unknown>>) => (origin === 'bare' ? { [bareParagraph]: '' } : {}),
    },
  }),
})

/** Preformatted text, with or without `code` inside. */
const preformatted = CodeBlock.extend({
  addAttributes: () => ({
    isCode: {
      default: true,
      rendered: false,
      parseHTML: (element: Element) => element.firstElementChild?.localName === 'code',
    },
  }),
  renderHTML: ({ node }) => (node.attrs.isCode === true ? ['pre', ['code', 0]] : ['pre', 0]),
})

/** Blocks of text that hold other blocks. */
export const blockNodes = [...elementNodes, paragraph, preformatted, ListItem.extend({ content: 'block+' })]
