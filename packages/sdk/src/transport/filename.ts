/** Parameters of the header by lower-case name; a quoted value is unquoted. */
function readParameters(header: string): ReadonlyMap<string, string> {
  const pattern = /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, bare = ''] of header.matchAll(pattern)) {
    const key = name.toLowerCase()
    // the first one counts
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/g, '$1') ?? bare.trim())
  }
  return parameters
}

/** Decodes bytes, which `text` holds one a character; `undefined` if they are no text in that charset. */
function decodeBytes(text: string, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

const unescapePercent = (text: string) => text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Decodes `charset'language'percent-encoded` (RFC 8187). */
function decodeExtended(value: string): string | undefined {
  const [, charset = '', encoded = ''] = /^([\w-]+)'[^']*'(.*)$/.exec(value) ?? []
  return encoded === '' ? undefined : decodeBytes(unescapePercent(encoded), charset)
}

/** Decodes a plain `filename`, which servers send as raw UTF-8, as GBK, or percent-encoded as in a form. */
function decodePlain(value: string): string {
  // of a runtime that has decoded the header
  if (/[^\0-\xff]/.test(value)) return value
  const raw = /%[\da-f]{2}/i.test(value) ? decodeBytes(unescapePercent(value.replaceAll('+', ' ')), 'utf-8') : undefined
  return raw ?? decodeBytes(value, 'utf-8') ?? decodeBytes(value, 'gb18030') ?? value
}

function readRawFilename(header: string): string {
  // some servers omit the type
  const parameters = readParameters(`;${header}`)
  const extended = parameters.get('filename*') ?? ''
  const plain = parameters.get('filename') ?? extended.replace(/^[\w-]+'[^']*'/, '')
  return decodeExtended(extended) ?? decodePlain(plain)
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
