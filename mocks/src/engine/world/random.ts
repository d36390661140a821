/** Fast, reproducible pseudo-random numbers; not for secrets. */
export interface Random {
  /** Returns a number n with 0 ≤ n < 1. */
  next(): number
  /** Returns a whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
}

/** Hashes the text's code units with FNV-1a. */
export function hashText(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    const item = from[between(0, from.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return { next, between, pick }
}
