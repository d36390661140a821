import { cleanPasted } from './clean-pasted'
import { withheldSource } from './inert-document'
import { pendingUpload } from './pending-upload'
import { sanitizePasted } from './sanitize-html'

const endings = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
])

/** Decodes the image of a `data:` URL; `undefined` if it is none. */
function decodeImage(source: string): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/\w+);base64,(.+)$/is.exec(source) ?? []
  const ending = endings.get(type.toLowerCase())
  if (ending === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    return new File([bytes], `image.${ending}`, { type: type.toLowerCase() })
  } catch {
    return undefined // not base64
  }
}

interface PastedHtml {
  readonly html: string
  /** Images that cannot be read: files of the user's computer, or of other sites. */
  readonly leftOut: number
}

/**
 * Reads pasted HTML: sanitized, with lists and tables of word processors. `upload` takes the images that it contains
 * and returns their keys, or `undefined` if it refuses one.
 */
export function readPasted(html: string, origins: readonly string[], upload: (image: File) => number | undefined): PastedHtml {
  const holder = document.createElement('div')
  holder.append(sanitizePasted(html, origins))
  cleanPasted(holder)
  let leftOut = 0
  for (const image of holder.querySelectorAll('img:not([src])')) {
    const file = decodeImage(image.getAttribute(withheldSource) ?? '')
    const key = file && upload(file)
    image.removeAttribute(withheldSource)
    if (key !== undefined) image.setAttribute(pendingUpload, String(key))
    else {
      // the upload says itself what it refuses
      if (!file) leftOut += 1
      image.remove()
    }
  }
  return { html: holder.innerHTML, leftOut }
}

/** Images among pasted files, unless the HTML next to them contains more: spreadsheets add a picture of the cells. */
export function getPastedImages(data: DataTransfer | null): readonly File[] {
  const images = [...(data?.files ?? [])].filter((file) => endings.has(file.type))
  const html = data?.getData('text/html') ?? ''
  const hasText =
    html
      .replaceAll(/<(?:style|script|title)\b[\s\S]*?<\//gi, '')
      .replaceAll(/<[^>]*>/g, '')
      .trim() !== ''
  return hasText || /<t[dh]\b/i.test(html) ? [] : images
}
