const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, value >> 8, value].map((shifted) => linear(shifted & 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Computes the WCAG contrast ratio of two #rrggbb colors, from 1 to 21. */
export function getContrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Mixes a share of one #rrggbb color into another, like `color-mix` in srgb. */
export function mixColors(one: string, other: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const others = channels(other)
  const sums = channels(one).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
  return `#${sums.map((sum) => sum.toString(16).padStart(2, '0')).join('')}`
}

/** Computes the Oklab distance of two #rrggbb colors: 0 for equal ones, about 0.1 for colors that are just distinguishable. */
export function getColorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(...a.map((channel, at) => channel - (b[at] ?? 0)))
}

function oklab(hex: string): readonly number[] {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, value >> 8, value].map((shifted) => linear(shifted & 255)) as [number, number, number]
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
  const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue)
  return [
    0.2105 * long + 0.7936 * medium - 0.0041 * short,
    1.978 * long - 2.4286 * medium + 0.4506 * short,
    0.0259 * long + 0.7828 * medium - 0.8087 * short,
  ]
}
