/** Makes ids as a snowflake does: 19 digits, each greater than the one before. */
export function createIdIssuer(clock: () => number): () => string {
  // where two tabs share a world, they start apart
  const start = BigInt(Math.floor(Math.random() * 5000))
  let last = 0n
  return () => {
    const now = BigInt(clock()) * 10_000n + start
    last = now > last ? now : last + 1n
    return `19${last}`
  }
}
