import { getOwn } from '@jwsk/sdk'

const largest = 20 * 1024 * 1024

/** How a stored file may be looked at; `none` is only downloaded. */
export type PreviewKind = 'picture' | 'pdf' | 'text' | 'none'

const previewKindByEnding: Readonly<Record<string, PreviewKind>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  gif: 'picture',
  webp: 'picture',
  svg: 'picture',
  pdf: 'pdf',
  txt: 'text',
  csv: 'text',
}

export const lookOf = (extension = ''): PreviewKind => {
  const ending = extension.toLowerCase()
  return Object.hasOwn(previewKindByEnding, ending) ? (getOwn(previewKindByEnding, ending) ?? 'none') : 'none'
}

/** What a file turned out to be: never more than its first bytes say. */
export type PreviewFile = { readonly look: 'pdf'; readonly file: Blob } | { readonly look: 'text'; readonly text: string }

const longest = 100_000

/** A document to be shown here; its type is ours, so a page that was sent in its place never runs at this address. */
export async function shownFile(file: Blob, look: PreviewKind): Promise<PreviewFile | undefined> {
  if (file.size > largest) return undefined
  if (look === 'text') return { look, text: (await file.slice(0, longest).text()).replace(/^\uFEFF/, '') }
  if (look !== 'pdf' || (await file.slice(0, 5).text()) !== '%PDF-') return undefined
  return { look, file: new Blob([file], { type: 'application/pdf' }) }
}
