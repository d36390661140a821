/** Services that are still being answered: their missing calls are no failure yet, their answers are checked. */
export const unfinishedServices: readonly string[] = []

/** Single calls that nothing answers, each with the reason. */
export const unansweredOperations: Readonly<Record<string, string>> = {
  'auth.socialRender': 'a redirect of the whole page to a provider, opened by the browser and never called',
}
