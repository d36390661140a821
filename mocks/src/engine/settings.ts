/** How a deployment of the mocks behaves; part of it can be changed while it runs (`POST /__mock/settings`). */
export interface Settings {
  /** `/api` unless said. */
  apiPrefix: string
  /** What stands for `jwsk-` in front of every service. */
  servicePrefix: string
  /** `Blade-Auth` unless said. */
  tokenHeader: string
  /** The query parameter that may stand for it; its name unless said. */
  tokenParameter: string
  /** The `id:secret` pairs that Basic headers may carry; any well-formed pair unless said. */
  client: string | readonly string[] | undefined
  latency: LatencyProfile
  /** Seconds. */
  accessTokenLifetime: number
  /** Seconds. */
  refreshTokenLifetime: number
}

/** none: at once · office: 20–120 ms · slow: 400–1200 ms */
export type LatencyProfile = 'none' | 'office' | 'slow'

const ranges: Readonly<Record<LatencyProfile, readonly [number, number]>> = { none: [0, 0], office: [20, 120], slow: [400, 1200] }

export const isLatencyProfile = (name: unknown): name is LatencyProfile => typeof name === 'string' && name in ranges

export function createSettings(changes: Partial<Settings> = {}): Settings {
  return {
    apiPrefix: '/api',
    servicePrefix: 'jwsk-',
    tokenHeader: 'Blade-Auth',
    tokenParameter: changes.tokenHeader ?? 'Blade-Auth',
    client: undefined,
    latency: 'none',
    accessTokenLifetime: 3600,
    refreshTokenLifetime: 604_800,
    ...changes,
  }
}

export const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export async function delayLatency(profile: LatencyProfile) {
  const [low, high] = ranges[profile]
  if (high > 0) await delay(low + Math.random() * (high - low))
}
