import { Button, ErrorBoundary, LoadError, useTranslate } from '@jwsk/kit'
import { useState } from 'react'

function Fragile() {
  const t = useTranslate()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('out of paper')
  return <Button onClick={() => setIsBroken(true)}>{t('errors.boundary.break')}</Button>
}

/** A failing part does not affect its siblings. */
export const Example = () => (
  <ErrorBoundary fallback={(error, reset) => <LoadError error={error} refetch={reset} />}>
    <Fragile />
  </ErrorBoundary>
)
