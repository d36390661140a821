import './upload.css'
import { safeSource } from '../safe-url'
import { TextCell } from '../text-cell'
import { clipCellText } from '../wire'

/** The file's name at the end of an address. */
export function nameOfUrl(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return clipCellText(decodeURIComponent(name) || url)
  } catch {
    return clipCellText(name || url)
  }
}

interface PictureProps {
  readonly url: string
  readonly label: string
}

/** A small picture that opens the large one; an address that is not safe is shown as text, and not asked for. */
export function Picture({ url, label }: PictureProps) {
  const source = safeSource(url)
  if (source === undefined) return <TextCell value={url} />
  return (
    <a
      className="kit-picture inline-block flex-none overflow-hidden border-1 surface-border border-round surface-hover"
      href={source}
      target="_blank"
      rel="noopener noreferrer"
    >
      <img className="kit-cover" src={source} alt={label} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
    </a>
  )
}
