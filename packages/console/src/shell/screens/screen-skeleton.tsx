import { useText } from '../../platform/text'

/** Skeleton of a list screen while it loads. */
export function ScreenSkeleton() {
  const t = useText()
  return (
    <div className="skeleton flex flex-1 flex-column gap-3" role="status" aria-label={t('layout.loading')}>
      <span className="skeleton-title" />
      <span className="skeleton-bar" />
      <span className="skeleton-card" />
    </div>
  )
}
