/** Request whose people are looked up. */
export interface Applicant {
  readonly tenantId: string
  readonly startUserId: string
}

/** Sources of people that only the organisation knows. */
export type OrganizationSource = 'role' | 'post' | 'department' | 'departmentHead' | 'starterDepartmentHead' | 'superior'

/** Finds people for steps; all of them are active users of the tenant. */
export interface Organization {
  /** Returns the ids of the users that a rule names, each once. */
  findUsers(rule: { readonly by: OrganizationSource; readonly value: string }, applicant: Applicant): readonly string[]
  /** Whether a user can get tasks. */
  isAvailable(userId: string, tenantId: string): boolean
  /** Returns the id of the user who handles the tasks of another one at that time; `''` for none. */
  findDelegate(request: DelegateRequest): string
}

export interface DelegateRequest {
  readonly userId: string
  /** Key of the process. */
  readonly processKey: string
  /** Time as `yyyy-MM-dd HH:mm:ss`. */
  readonly time: string
  /** User who started the process; never becomes the delegate. */
  readonly startUserId: string
}
