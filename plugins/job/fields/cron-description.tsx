import { type KeysOf, useLanguage, useRuntime, useTranslate } from '@jwsk/kit'
import { useMemo } from 'react'
import type texts from '../locales/zh-cn'
import { planCron } from './cron'

/** Description of a cron expression with its next runs. */
export default function CronDescription({ expression }: { readonly expression: string }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const language = useLanguage()
  const { site } = useRuntime()
  const timeZone = site?.timeZone ?? 'Asia/Shanghai'
  const plan = useMemo(() => planCron(expression, { language, timeZone, from: new Date() }), [expression, language, timeZone])
  if (!plan) return <p className="text-sm text-color-secondary">{t('cron.unknown')}</p>
  return (
    <div className="text-sm text-color-secondary" role="status">
      <p>{plan.words}</p>
      {plan.runs && <p className="mt-1">{t(plan.runs.length > 0 ? 'cron.next' : 'cron.never')}</p>}
      {plan.runs && plan.runs.length > 0 && (
        <ol className="pl-4">
          {plan.runs.map((run) => (
            <li key={run}>{run}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
