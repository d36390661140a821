import { describe, expect, it } from 'vitest'
import { validateApplicant } from './registration'

const applicant = { tenantId: '000000', account: 'a', password: 'p', password2: 'p' }

describe('an application for an account', () => {
  // spec 5.8..5.11
  it.each([
    [{ ...applicant, tenantId: ' ', account: '', password: '', password2: '' }, 'tenantId', 'accounts.tenantFirst'],
    [{ ...applicant, account: ' ', password: '', password2: 'x' }, 'account', 'accounts.accountFirst'],
    [{ ...applicant, password: '', password2: 'x' }, 'password', 'accounts.passwordFirst'],
    [{ ...applicant, password2: '' }, 'password2', 'accounts.passwordFirst'],
    [{ ...applicant, password2: 'q' }, 'password2', 'accounts.passwordsDiffer'],
  ])('%j lacks %s first', (draft, field, text) => expect(validateApplicant(draft)).toEqual({ field, text }))

  it('is valid when complete', () => expect(validateApplicant(applicant)).toBeUndefined())
  // spec 2.91
  it('needs no tenant if the platform knows it', () => expect(validateApplicant({ ...applicant, tenantId: null })).toBeUndefined())
})
