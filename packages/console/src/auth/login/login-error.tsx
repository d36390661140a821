import { getErrorMessage, useKitText } from '@jwsk/kit'
import { isUnauthorizedError, unknownError } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { $user } from '../session/model'
import { NoRoleError } from './model'

function useErrorText(error: unknown): string {
  const [text, t] = [useKitText(), useText()]
  const [user, { clientId }] = useUnit([$user, $site])
  if (error instanceof NoRoleError) return t('login.noRole')
  if (user || !isUnauthorizedError(error)) return getErrorMessage(error, text)
  // without a session that could have expired, the platform has rejected the client
  return error.message === unknownError ? t('login.clientRefused', { clientId }) : error.message
}

/** Error of the last attempt. */
export function LoginError({ error }: { readonly error: unknown }) {
  const reason = useErrorText(error)
  if (error === null) return null
  return (
    <p className="px-3 py-2 border-round text-sm bg-red-50 text-red-500" role="alert">
      {reason}
    </p>
  )
}
