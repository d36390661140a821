const maxBytes = 20 * 1024 * 1024

/**
 * The file as a PDF and nothing else: its first bytes must say so, and its type is ours, so that a page that a server
 * sent instead never runs at this address.
 */
export async function toPdf(file: Blob): Promise<Blob | undefined> {
  if (file.size > maxBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = String.fromCharCode(...bytes.subarray(0, 5))
  return start === '%PDF-' ? new Blob([bytes], { type: 'application/pdf' }) : undefined
}
