import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useText } from '../../platform/text'
import { $notices, getDurationMs, type NoticeEntry, noticeClosed } from './model'

const marks = {
  success: 'm4 8.2 2.6 2.6L12 5.4',
  info: 'M8 7.4v4M8 4.6v.2',
  warning: 'M8 4.6v4M8 11.2v.2',
  error: 'm5.2 5.2 5.6 5.6m0-5.6-5.6 5.6',
} as const

/** Toasts in the corner; a screen reader announces each one once. */
export function Toasts() {
  const t = useText()
  const notices = useUnit($notices)
  return (
    <section className="toasts" aria-label={t('notices.label')} aria-live="polite" aria-relevant="additions">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function Toast({ notice }: { readonly notice: NoticeEntry }) {
  const t = useText()
  const close = useUnit(noticeClosed)
  const { id, severity, text, detail } = notice
  const lifetime = getDurationMs(notice)
  useEffect(() => {
    const timer = setTimeout(() => close(id), lifetime)
    return () => clearTimeout(timer)
  }, [close, id, lifetime])
  return (
    <div className={`toast toast-${severity}`} role={severity === 'error' ? 'alert' : undefined}>
      <svg viewBox="0 0 16 16" role="img" aria-label={t(`notices.${severity}`)}>
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d={marks[severity]} fill="none" stroke="var(--surface-1)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div>
        <p>{text}</p>
        {detail && <p className="text-sm text-color-secondary">{detail}</p>}
      </div>
      <button type="button" aria-label={t('notices.close')} onClick={() => close(id)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
