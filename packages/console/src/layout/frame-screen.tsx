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

/** A page of someone else inside the console: it runs its own scripts and reaches nothing of ours. */
export function FrameScreen({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useText()
  const safe = frameUrl(url)
  if (!safe) return <StatePage icon="pi pi-ban" title={t('errors.frameRefused')} text={t('errors.frameRefusedHint')} detail={url} />
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
