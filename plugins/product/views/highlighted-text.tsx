import { getOwn } from '@jwsk/sdk'
/** Part of a text that either matches the search or does not. */
export interface TextPiece {
  readonly text: string
  readonly isHit: boolean
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const decodeEntities = (text: string) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => getOwn(entities, entity) ?? entity)

/** Splits a text at the `<em>` tags of the platform; everything else, other tags included, is plain text and never markup. */
export function splitHighlight(marked: string): readonly TextPiece[] {
  return marked
    .split(/<em>((?:(?!<em>).)*?)<\/em>/s)
    .map((text, index) => ({ text: decodeEntities(text), isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Text with its search matches highlighted. */
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
