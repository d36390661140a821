interface Passwords {
  readonly old: string
  readonly next: string
  readonly again: string
}

/** What is wrong with a new password, the first of it. */
export function passwordProblem({ old, next, again }: Passwords): 'weak' | 'same' | 'differ' | undefined {
  if (next.length < 8 || !/[a-z]/i.test(next) || !/\d/.test(next)) return 'weak'
  if (next === old) return 'same'
  return next === again ? undefined : 'differ'
}
