import { errorText, useKitText } from '@jwsk/kit'

/** Why the last try failed. */
export function Failure({ error }: { readonly error: unknown }) {
  const t = useKitText()
  if (error === null) return null
  return (
    <p className="px-3 py-2 border-round text-sm bg-red-50 text-red-500" role="alert">
      {errorText(error, t)}
    </p>
  )
}
