const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, value >> 8, value].map((shifted) => linear(shifted & 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** the contrast ratio of two #rrggbb colours as WCAG defines it: 1 … 21 */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** so much of one #rrggbb colour in another, as color-mix does it in srgb */
export function mixed(one: string, other: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const others = channels(other)
  const sums = channels(one).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
  return `#${sums.map((sum) => sum.toString(16).padStart(2, '0')).join('')}`
}
