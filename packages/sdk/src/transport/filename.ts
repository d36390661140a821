// RFC 5987: charset'language'percent-encoded
const extendedPattern = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i
const quotedPattern = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const barePattern = /filename\s*=\s*([^;\s"]+)/i

const unescape = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readRawFilename(header: string): string {
  const [, charset, value] = extendedPattern.exec(header) ?? []
  if (value !== undefined && /^utf-?8$/i.test(charset ?? '')) return unescape(value)
  const [, text] = quotedPattern.exec(header) ?? barePattern.exec(header) ?? []
  // many servers percent-encode where they should not
  return unescape((text ?? '').replace(/\\(.)/g, '$1'))
}

/**
 * The file name that a `Content-Disposition` header gives, fit to be saved: no folders, no invisible characters, no
 * leading dots. Undefined where it gives none.
 */
export function parseFilename(header: string | null): string | undefined {
  const last =
    readRawFilename(header ?? '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const name = last
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .replace(/[<>:"|?*]+/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 200)
  return name === '' ? undefined : name
}

/** What the headers of a file say of it; nothing where they say nothing. */
export function parseFileHeaders(headers: Headers): { readonly filename?: string; readonly size?: number } {
  const filename = parseFilename(headers.get('content-disposition'))
  const size = Number(headers.get('content-length') ?? Number.NaN)
  return { ...(filename !== undefined && { filename }), ...(size >= 0 && { size }) }
}
