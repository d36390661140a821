/** Services that are not complete yet: their missing calls are no failure, but their responses are checked. */
export const unfinishedServices: readonly string[] = []

/** Operations without a mock, each with the reason. */
export const unansweredOperations: Readonly<Record<string, string>> = {
  'auth.socialRender': 'a redirect of the whole page to a provider, opened by the browser and never called',
}
