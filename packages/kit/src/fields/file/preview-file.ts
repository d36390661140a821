import { getOwn } from '@jwsk/sdk'

const maxBytes = 20 * 1024 * 1024

/** Kind of preview of a stored file; `none` is only downloaded. */
export type PreviewKind = 'image' | 'pdf' | 'text' | 'none'

const previewKindByExtension: Readonly<Record<string, PreviewKind>> = {
  jpg: 'image',
  jpeg: 'image',
  jfif: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'image',
  pdf: 'pdf',
  txt: 'text',
  csv: 'text',
}

/** Returns how a file is previewed, by its extension without the dot; `none` if browsers cannot show it. */
export const getPreviewKind = (extension = ''): PreviewKind => {
  const ending = extension.toLowerCase()
  return Object.hasOwn(previewKindByExtension, ending) ? (getOwn(previewKindByExtension, ending) ?? 'none') : 'none'
}

/** Previewable file, as detected from its first bytes. */
export type PreviewFile = { readonly kind: 'pdf'; readonly file: Blob } | { readonly kind: 'text'; readonly text: string }

const maxTextLength = 100_000

/** Converts a download into a preview. Sets the MIME type itself, so that an HTML page sent instead never runs on this origin. */
export async function toPreviewFile(file: Blob, kind: PreviewKind): Promise<PreviewFile | undefined> {
  if (file.size > maxBytes) return undefined
  if (kind === 'text') return { kind, text: (await file.slice(0, maxTextLength).text()).replace(/^\uFEFF/, '') }
  if (kind !== 'pdf' || (await file.slice(0, 5).text()) !== '%PDF-') return undefined
  return { kind, file: new Blob([file], { type: 'application/pdf' }) }
}
