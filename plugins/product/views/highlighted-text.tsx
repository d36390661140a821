import { getOwn } from '@jwsk/sdk'
/** Text in pieces: those that were looked for, and the rest. */
export interface TextPiece {
  readonly text: string
  readonly isHit: boolean
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const decodeEntities = (text: string) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => getOwn(entities, entity) ?? entity)

/**
 * What the platform marked with `<em>`, as pieces of plain text: whatever else it sent, tags of other names among it,
 * is text to be read and never markup.
 */
export function splitHighlight(marked: string): readonly TextPiece[] {
  return marked
    .split(/<em>((?:(?!<em>).)*?)<\/em>/s)
    .map((text, index) => ({ text: decodeEntities(text), isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** A text with what was looked for in it marked. */
export function HighlightedText({ text }: { readonly text: string }) {
  const pieces = splitHighlight(text)
  return (
    <bdi>
      {pieces.map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
        piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </bdi>
  )
}
