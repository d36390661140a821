interface Passwords {
  readonly old: string
  readonly next: string
  readonly repeated: string
}

/** What is wrong with a new password, the first of it. */
export function validateNewPassword({ old, next, repeated }: Passwords): 'weak' | 'same' | 'differ' | undefined {
  if (next.length < 8 || !/[a-z]/i.test(next) || !/\d/.test(next)) return 'weak'
  if (next === old) return 'same'
  return next === repeated ? undefined : 'differ'
}
