import './upload.css'
import { createLoader, loadImagePreview } from '@jwsk/ui'
import { type MouseEvent, useState } from 'react'
import { useImageSource } from '../../runtime/image-source'
import { TextCell } from '../text-cell'
import { truncateCellText } from '../wire'
import { BlockedImage } from './safe-image'

/** Returns the file name at the end of a URL. */
export function getFileName(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return truncateCellText(decodeURIComponent(name) || url)
  } catch {
    return truncateCellText(name || url)
  }
}

interface ThumbnailProps {
  readonly url: string
  readonly label: string
}

const preview = createLoader(loadImagePreview)

const frameClasses = 'kit-thumbnail inline-block flex-none overflow-hidden border-1 surface-border border-round surface-hover'

/** Thumbnail that opens the preview; an image of another site becomes a link, an invalid URL text. */
export function Thumbnail({ url, label }: ThumbnailProps) {
  const { src: source, link, host = '' } = useImageSource(url)
  const [state, setState] = useState<'small' | 'large' | 'lost'>('small')
  if (link !== undefined)
    return (
      <a className={frameClasses} href={link} target="_blank" rel="noopener noreferrer">
        <BlockedImage label={label} host={host} />
      </a>
    )
  if (source === undefined) return <TextCell value={url} />
  const enlarge = (event: MouseEvent) => {
    // a click that asks for a new tab, or an image that cannot be shown here, follows the link
    if (event.ctrlKey || event.metaKey || event.shiftKey || state === 'lost') return
    event.preventDefault()
    preview.preload().then(
      () => setState('large'),
      () => setState('lost'),
    )
  }
  const Preview = preview.peek()
  return (
    <>
      <a className={frameClasses} href={source} target="_blank" rel="noopener noreferrer" onClick={enlarge}>
        <img className="kit-cover" src={source} alt={label} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      </a>
      {state === 'large' && Preview && <Preview source={source} label={label} onClose={() => setState('small')} />}
    </>
  )
}
