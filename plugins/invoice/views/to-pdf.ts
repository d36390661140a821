const maxBytes = 20 * 1024 * 1024

/**
 * Returns the file as a PDF; `undefined` if its first bytes are not those of a PDF. Sets the type explicitly, so that
 * an HTML page from a server never runs at this origin.
 */
export async function toPdf(file: Blob): Promise<Blob | undefined> {
  if (file.size > maxBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = String.fromCharCode(...bytes.subarray(0, 5))
  return start === '%PDF-' ? new Blob([bytes], { type: 'application/pdf' }) : undefined
}
