/** Creates an issuer of snowflake ids: 19 digits, each greater than the previous one. */
export function createIdIssuer(clock: () => number): () => string {
  // random start, so that two tabs that share a world issue different ids
  const start = BigInt(Math.floor(Math.random() * 5000))
  let last = 0n
  return () => {
    const now = BigInt(clock()) * 10_000n + start
    last = now > last ? now : last + 1n
    return `19${last}`
  }
}
