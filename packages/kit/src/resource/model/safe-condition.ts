type Condition<Subject> = (subject: Subject) => boolean

/** A declaration's condition as one that never throws: what is not as the contract says meets none. */
export const safeCondition =
  <Subject>(condition: Condition<Subject>): Condition<Subject> =>
  (subject) => {
    try {
      return condition(subject)
    } catch {
      return false
    }
  }
