const parseVersion = (version: string) =>
  /^(\d+)\.(\d+)(?:\.(\d+))?/
    .exec(version)
    ?.slice(1)
    .map((digits) => Number(digits ?? 0))

/** Whether the text is a caret range such as `^1.4` or `^0.1.2`, the only supported form. */
export const isCaretRange = (range: string) => /^\^\d+\.\d+(\.\d+)?$/.test(range)

/** Whether a version is within a caret range; below 1.0 every minor version is incompatible with the next. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parseVersion(version) ?? []
  const [baseMajor, baseMinor = 0, basePatch = 0] = parseVersion(range.slice(1)) ?? []
  if (major !== baseMajor) return false
  if (minor === baseMinor) return patch >= basePatch
  return major > 0 && minor > baseMinor
}
