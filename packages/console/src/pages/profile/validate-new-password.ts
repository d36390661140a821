interface Passwords {
  readonly old: string
  readonly next: string
  readonly repeated: string
}

/** Returns the first problem of a new password; `undefined` if it is valid. */
export function validateNewPassword({ old, next, repeated }: Passwords): 'weak' | 'same' | 'differ' | undefined {
  if (next.length < 8 || !/[a-z]/i.test(next) || !/\d/.test(next)) return 'weak'
  if (next === old) return 'same'
  return next === repeated ? undefined : 'differ'
}
