import { LoadFailed, useAnswer, useTranslate } from '@jwsk/kit'
import { defineOperation } from '@jwsk/sdk'

const tides = defineOperation<undefined, { height: number }>({ id: 'harbourTide.now', method: 'GET', path: '/acme-harbour/tide/now' })

/** What could not be had: why, and another try. */
export function Example() {
  const t = useTranslate()
  const { error, isFetching, refetch } = useAnswer(tides)
  return <LoadFailed title={t('errors.failed.what')} error={error} isFetching={isFetching} refetch={refetch} />
}
