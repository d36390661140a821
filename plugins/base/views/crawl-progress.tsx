import { Button, useRuntime, useTranslate } from '@jwsk/kit'
import { entityKey } from '@jwsk/sdk/query'
import { region } from '@jwsk/sdk/system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const maxSeconds = Math.round((region.crawlData.timeout ?? 60_000) / 1000)
const pollInterval = 3000

const formatElapsed = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function useElapsedSeconds() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAt = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** Elapsed time, time limit and the number of divisions so far. */
export function CrawlProgress({ onStop }: { readonly onStop: () => void }) {
  const t = useTranslate()
  const { client, scope } = useRuntime()
  const seconds = useElapsedSeconds()
  const { data } = useQuery({
    queryKey: [...entityKey(scope, region.page), 'count'],
    queryFn: ({ signal }) => client.call(region.page, { current: 1, size: 1 }, { signal }),
    refetchInterval: pollInterval,
    retry: false,
    gcTime: 0,
  })
  return (
    <div className="kit-view">
      <p role="status">{t('region.crawlRunning')}</p>
      <progress max={maxSeconds} value={seconds} aria-label={t('region.crawlTime')} />
      <dl className="kit-details">
        <div>
          <dt>{t('region.crawlTime')}</dt>
          <dd>{t('region.crawlClock', { spent: formatElapsed(seconds), limit: formatElapsed(maxSeconds) })}</dd>
        </div>
        <div>
          <dt>{t('region.crawlCount')}</dt>
          <dd>{data?.total ?? '…'}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button onClick={onStop}>{t('region.crawlStop')}</Button>
      </div>
    </div>
  )
}
