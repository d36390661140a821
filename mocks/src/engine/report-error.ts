/** Logs defects of the mocks themselves, because their callers only get the platform's 500. */
export function reportError(text: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: a defect of a mock has no other way to its author
  console.warn(text, error)
}
