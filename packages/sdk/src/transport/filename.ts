// RFC 5987: charset'language'percent-encoded
const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i
const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const bare = /filename\s*=\s*([^;\s"]+)/i

const unescaped = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function named(header: string): string {
  const [, charset, value] = extended.exec(header) ?? []
  if (value !== undefined && /^utf-?8$/i.test(charset ?? '')) return unescaped(value)
  const [, text] = quoted.exec(header) ?? bare.exec(header) ?? []
  // many servers percent-encode where they should not
  return unescaped((text ?? '').replace(/\\(.)/g, '$1'))
}

/**
 * The file name that a `Content-Disposition` header gives, fit to be saved: no folders, no invisible characters, no
 * leading dots. Undefined where it gives none.
 */
export function filenameOf(header: string | null): string | undefined {
  const last =
    named(header ?? '')
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
export function describedBy(headers: Headers): { readonly filename?: string; readonly size?: number } {
  const filename = filenameOf(headers.get('content-disposition'))
  const size = Number(headers.get('content-length') ?? Number.NaN)
  return { ...(filename !== undefined && { filename }), ...(size >= 0 && { size }) }
}
