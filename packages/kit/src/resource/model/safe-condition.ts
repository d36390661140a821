type Condition<Subject> = (subject: Subject) => boolean

/** Wraps a condition of a declaration so that it never throws: a value that violates the contract does not match. */
export const safeCondition =
  <Subject>(condition: Condition<Subject>): Condition<Subject> =>
  (subject) => {
    try {
      return condition(subject)
    } catch {
      return false
    }
  }
