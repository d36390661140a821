import { reference } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'

interface PersonOptions {
  readonly named?: string
  readonly required?: boolean
  readonly join?: ','
}

const approved = 1

/** Somebody who may be asked: whoever still waits for approval, or was shut out, is not offered. */
export const person = (options: PersonOptions = {}) =>
  reference({ page: user.page }, 'realName', { ...options, filter: { status: approved } })
