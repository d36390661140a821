// RFC 5987: charset'language'percent-encoded
const extendedPattern = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i
const quotedPattern = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const barePattern = /filename\s*=\s*([^;\s"]+)/i

const decodePercent = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readRawFilename(header: string): string {
  const [, charset, value] = extendedPattern.exec(header) ?? []
  if (value !== undefined && /^utf-?8$/i.test(charset ?? '')) return decodePercent(value)
  const [, text] = quotedPattern.exec(header) ?? barePattern.exec(header) ?? []
  // many servers percent-encode this form, although it is invalid
  return decodePercent((text ?? '').replace(/\\(.)/g, '$1'))
}

/**
 * Parses the file name of a `Content-Disposition` header to a safe one: no folders, no invisible characters, no
 * leading dots. Returns `undefined` if there is none.
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

/** Parses the name and size of a file from its headers; missing ones are omitted. */
export function parseFileHeaders(headers: Headers): { readonly filename?: string; readonly size?: number } {
  const filename = parseFilename(headers.get('content-disposition'))
  const size = Number(headers.get('content-length') ?? Number.NaN)
  return { ...(filename !== undefined && { filename }), ...(size >= 0 && { size }) }
}
