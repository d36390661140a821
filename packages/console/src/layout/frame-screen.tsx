import { useText } from '../text'
import { StatePage } from '../ui/state-page'

/** http and https only, and no name in front of the host that could pass for another. */
export function frameUrl(text: string): string | undefined {
  try {
    const url = new URL(text)
    const web = url.protocol === 'https:' || url.protocol === 'http:'
    return web && url.username === '' && url.password === '' ? url.href : undefined
  } catch {
    return undefined
  }
}

interface FrameScreenProps {
  readonly url: string
  readonly title: string
  /** `window`: the platform wants it outside; a page of ours leads there. */
  readonly opens: 'frame' | 'window'
}

/** A page of someone else inside the console: it runs its own scripts and reaches nothing of ours. */
export function FrameScreen({ url, title, opens }: FrameScreenProps) {
  const t = useText()
  const safe = frameUrl(url)
  if (!safe) return <StatePage icon="pi pi-ban" title={t('errors.frameRefused')} text={t('errors.frameRefusedHint')} detail={url} />
  if (opens === 'window')
    return (
      <StatePage icon="pi pi-external-link" title={title} text={t('errors.outsideHint')} detail={new URL(safe).host}>
        <a className="button button-primary" href={safe} target="_blank" rel="noopener noreferrer">
          {t('errors.openOutside')}
        </a>
      </StatePage>
    )
  return (
    <iframe
      className="frame"
      src={safe}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-downloads"
      referrerPolicy="no-referrer"
      allow=""
    />
  )
}
