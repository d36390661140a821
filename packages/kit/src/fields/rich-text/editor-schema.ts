import { type Extensions, getSchema, Mark } from '@tiptap/core'
import Code from '@tiptap/extension-code'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { blockNodes } from './block-nodes'
import { withheldSource } from './inert-document'
import { pendingUpload } from './pending-upload'
import { PreservedHtml } from './preserved-html'
import { isAllowedTarget } from './sanitize-html'
import { tableNodes } from './table-nodes'

const createMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0] })

type Attributes = Readonly<Record<string, unknown>>

/** Image within a line; it may be withheld, or still be uploaded. */
const image = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      withheld: {
        default: null,
        parseHTML: (element: Element) => element.getAttribute(withheldSource),
        renderHTML: ({ withheld }: Attributes) => (withheld === null ? {} : { [withheldSource]: withheld }),
      },
      upload: {
        default: null,
        parseHTML: (element: Element) => element.getAttribute(pendingUpload),
        renderHTML: ({ upload }: Attributes) => (upload === null ? {} : { [pendingUpload]: upload }),
      },
    }
  },
  parseHTML: () => [{ tag: 'img' }],
})

/** Everything of `allowedElements`, as the editor's extensions. */
export const extensions: Extensions = [
  StarterKit.configure({
    paragraph: false,
    listItem: false,
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
      isAllowedUri: isAllowedTarget,
    },
  }),
  // other marks may be inside
  Code.extend({ excludes: '' }),
  createMark('subscript', 'sub'),
  createMark('superscript', 'sup'),
  image.configure({ inline: true, HTMLAttributes: { referrerpolicy: 'no-referrer' } }),
  ...blockNodes,
  ...tableNodes,
  PreservedHtml,
]

export const schema = getSchema(extensions)
