import { type ActionViewProps, dict, OperationForm, region as regionField, useRuntime, useTranslate } from '@jwsk/kit'
import { type InputOf, isAbortError } from '@jwsk/sdk'
import { region } from '@jwsk/sdk/system'
import { useEffect, useRef, useState } from 'react'
import { CrawlProgress } from './crawl-progress'

const fields = { parentCode: regionField({ lowestLevel: 'district' }), regionLevel: dict('region') }

/** Imports divisions from their source. Takes minutes, so it shows progress and can be closed while it runs. */
export default function Crawl({ close, reload }: ActionViewProps<undefined>) {
  const t = useTranslate()
  const { client } = useRuntime()
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const crawl = async (draft: NonNullable<InputOf<typeof region.crawlData>>) => {
    const controller = new AbortController()
    running.current = controller
    setRunning(true)
    try {
      return await client.call(region.crawlData, draft, { signal: controller.signal })
    } catch (error) {
      if (isAbortError(error)) return 'cancelled'
      throw error
    } finally {
      setRunning(false)
      // some divisions may be imported even if the call failed
      reload()
    }
  }
  return (
    <>
      {isRunning && <CrawlProgress onStop={() => running.current?.abort()} />}
      <div hidden={isRunning}>
        <p className="kit-dialog-body pb-0 text-color-secondary">{t('region.crawlHint')}</p>
        <OperationForm
          api={region.crawlData}
          name="region"
          fields={fields}
          onSubmit={crawl}
          saveLabel={t('region.crawlStart')}
          onDone={close}
          onCancel={close}
        />
      </div>
    </>
  )
}
