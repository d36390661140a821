/** Returns the message of an error, truncated for display. */
export function getErrorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
