const parseVersion = (version: string) =>
  /^(\d+)\.(\d+)(?:\.(\d+))?/
    .exec(version)
    ?.slice(1)
    .map((digits) => Number(digits ?? 0))

/** `^1.4`, `^0.1.2`: the only form of a range that is read. */
export const isCaretRange = (range: string) => /^\^\d+\.\d+(\.\d+)?$/.test(range)

/** Whether a version is within a caret range: below 1.0 every minor version is one of its own. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parseVersion(version) ?? []
  const [least, leastMinor = 0, leastPatch = 0] = parseVersion(range.slice(1)) ?? []
  if (major !== least) return false
  if (minor === leastMinor) return patch >= leastPatch
  return major > 0 && minor > leastMinor
}
