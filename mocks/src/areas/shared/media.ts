import { drawScene } from './draw-scene'

/** Path of the images and the sample video of the seeded world: next to the API, like the mocks' other controls. */
export const mediaPath = '/__mock/media/'

const seconds = 4

const maxSeconds = 24 * 60 * 60

/** Creates the playlist of a recording: repeats the clip for the given number of seconds, and is seekable. */
function createRecordingPlaylist(length: number): string {
  const parts = Array.from(
    { length: Math.ceil(length / seconds) },
    (_, step) => `#EXT-X-DISCONTINUITY\n#EXTINF:${seconds}.0,\nsample.ts?part=${step}`,
  )
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${seconds}`,
    ...parts,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

/** Creates a live playlist that never ends: one clip in a loop, numbered by the clock. */
function createLivePlaylist(now: number): string {
  const first = Math.floor(now / 1000 / seconds)
  const parts = [0, 1, 2].map((step) => `#EXT-X-DISCONTINUITY\n#EXTINF:${seconds}.0,\nsample.ts?part=${first + step}`)
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${seconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first}`,
    ...parts,
    '',
  ].join('\n')
}

async function decodeSampleVideo(): Promise<Uint8Array<ArrayBuffer>> {
  // loads the video only on demand
  const { sampleVideo } = await import('./sample-video')
  return Uint8Array.from(atob(sampleVideo), (letter) => letter.charCodeAt(0))
}

const createMediaResponse = (body: BodyInit, type: string, cache = 'max-age=86400') =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cache } })

/** Responds with an image or a segment of the sample video. */
export async function serveMedia(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address)
  const name = pathname.slice(pathname.indexOf(mediaPath) + mediaPath.length)
  if (name === 'sample.m3u8') return createMediaResponse(createLivePlaylist(Date.now()), 'application/vnd.apple.mpegurl', 'no-store')
  if (name === 'recording.m3u8') {
    const length = Math.min(Math.max(Number(searchParams.get('seconds')) || 0, seconds), maxSeconds)
    return createMediaResponse(createRecordingPlaylist(length), 'application/vnd.apple.mpegurl', 'no-store')
  }
  if (name === 'sample.ts') return createMediaResponse(await decodeSampleVideo(), 'video/mp2t')
  const [, scene = '', variant = ''] = /^([a-z]+)-(\d{1,6})\.svg$/.exec(name) ?? []
  const drawn = drawScene(scene, Number(variant))
  return drawn ? createMediaResponse(drawn, 'image/svg+xml') : new Response('', { status: 404 })
}
