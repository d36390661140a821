import { errorText, useKitText } from '@jwsk/kit'

/** Why the last try failed. */
export function Failure({ error }: { readonly error: unknown }) {
  const t = useKitText()
  if (error === null) return null
  return (
    <p className="login-failure" role="alert">
      {errorText(error, t)}
    </p>
  )
}
