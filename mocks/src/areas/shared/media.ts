import { drawScene } from './draw-scene'

/** Where pictures and the sample video of the seeded world lie: beside the API, like the mocks' other controls. */
export const mediaPath = '/__mock/media/'

const seconds = 4

const longest = 24 * 60 * 60

/** A recording of so many seconds, made of the same clip, to be played and wound from its first to its last. */
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

/** A live playlist that never ends: one clip over and over, numbered by the clock. */
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
  // nobody who watches no camera loads it
  const { sampleVideo } = await import('./sample-video')
  return Uint8Array.from(atob(sampleVideo), (letter) => letter.charCodeAt(0))
}

const createMediaResponse = (body: BodyInit, type: string, cache = 'max-age=86400') =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cache } })

/** Answers for a picture or for a part of the sample video. */
export async function serveMedia(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address)
  const name = pathname.slice(pathname.indexOf(mediaPath) + mediaPath.length)
  if (name === 'sample.m3u8') return createMediaResponse(createLivePlaylist(Date.now()), 'application/vnd.apple.mpegurl', 'no-store')
  if (name === 'recording.m3u8') {
    const length = Math.min(Math.max(Number(searchParams.get('seconds')) || 0, seconds), longest)
    return createMediaResponse(createRecordingPlaylist(length), 'application/vnd.apple.mpegurl', 'no-store')
  }
  if (name === 'sample.ts') return createMediaResponse(await decodeSampleVideo(), 'video/mp2t')
  const [, scene = '', variant = ''] = /^([a-z]+)-(\d{1,6})\.svg$/.exec(name) ?? []
  const drawn = drawScene(scene, Number(variant))
  return drawn ? createMediaResponse(drawn, 'image/svg+xml') : new Response('', { status: 404 })
}
