export type PlayProblem = 'unsupported' | 'broken'

/**
 * Plays an HLS address in a video element.
 * @returns A function that stops it.
 */
export async function playStream(video: HTMLVideoElement, url: string, onProblem: (problem: PlayProblem) => void): Promise<() => void> {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) return playNatively(video, url, onProblem)
  // no worker, because a deployment's CSP need not allow scripts from blobs
  const hls = new Hls({ enableWorker: false, liveDurationInfinity: true })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (!fatal) return
    hls.destroy()
    onProblem('broken')
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}

/** Plays HLS natively, for phones that have no Media Source Extensions. */
function playNatively(video: HTMLVideoElement, url: string, onProblem: (problem: PlayProblem) => void): () => void {
  if (!video.canPlayType('application/vnd.apple.mpegurl')) {
    onProblem('unsupported')
    return () => undefined
  }
  const broken = () => onProblem('broken')
  video.addEventListener('error', broken)
  video.src = url
  return () => {
    video.removeEventListener('error', broken)
    video.removeAttribute('src')
    video.load()
  }
}
