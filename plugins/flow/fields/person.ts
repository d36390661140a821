import { reference } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'

interface PersonOptions {
  readonly named?: string
  readonly required?: boolean
  readonly join?: ','
}

const approved = 1

/** Creates a field for a user who can be assigned; omits users who await approval or are disabled. */
export const person = (options: PersonOptions = {}) =>
  reference({ page: user.page }, 'realName', { ...options, filter: { status: approved } })
