import { LoadError, useOperationQuery, useTranslate } from '@jwsk/kit'
import { defineOperation } from '@jwsk/sdk'

const tides = defineOperation<undefined, { height: number }>({ id: 'harbourTide.now', method: 'GET', path: '/acme-harbour/tide/now' })

/** Load error with its reason and a retry button. */
export function Example() {
  const t = useTranslate()
  const { error, isFetching, refetch } = useOperationQuery(tides)
  return <LoadError title={t('errors.failed.what')} error={error} isFetching={isFetching} refetch={refetch} />
}
