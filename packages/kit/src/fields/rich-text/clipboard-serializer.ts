import { DOMSerializer, type Fragment } from '@tiptap/pm/model'
import { schema } from './editor-schema'
import { writeContent } from './serialize-document'

/** Copies what is saved, so that other programs and this editor paste the same. */
class HtmlSerializer extends DOMSerializer {
  override serializeFragment(content: Fragment): DocumentFragment {
    const copy = document.createDocumentFragment()
    copy.append(...writeContent(content).childNodes)
    return copy
  }
}

export const clipboardSerializer = new HtmlSerializer(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema))
