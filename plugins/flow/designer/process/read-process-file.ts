const declaredEncoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/
/** Bytes that contain the XML declaration. */
const headLength = 256

/** Decodes a file in the encoding that its XML declaration names. Defaults to UTF-8, or UTF-16 by the byte order mark. */
export async function readProcessFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  const [, label = 'utf-8'] = declaredEncoding.exec(new TextDecoder('latin1').decode(bytes.subarray(0, headLength))) ?? []
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
