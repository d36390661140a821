import './content.css'
import { type ActionViewProps, QueryBoundary, SafeImage, useOperationQuery, useTranslate } from '@jwsk/kit'
import { type IndexBanner, indexBanner } from '@jwsk/sdk/biz'
import { useState } from 'react'

const publishedStatus = 1
const places: Readonly<Record<number, string>> = { 1: 'top', 2: 'middle', 3: 'popup' }

/** Home page of the visitors' app with this banner at its position among the current ones. */
export default function BannerPreview({ target }: ActionViewProps<IndexBanner>) {
  const query = useOperationQuery(indexBanner.page, { current: 1, size: 50, position: target.position, status: publishedStatus })
  return <QueryBoundary {...query}>{({ records }) => <Phone target={target} others={records} />}</QueryBoundary>
}

const byOrder = (one: IndexBanner, other: IndexBanner) => (one.sort ?? 0) - (other.sort ?? 0)

function Phone({ target, others }: { readonly target: IndexBanner; readonly others: readonly IndexBanner[] }) {
  const t = useTranslate()
  const slides = [...others.filter(({ id }) => id !== target.id), target].sort(byOrder)
  const [at, turn] = useState(() => slides.findIndex(({ id }) => id === target.id))
  const slide = slides[at] ?? target
  const place = places[target.position] ?? 'top'
  const banner = (
    <figure className="content-banner relative flex flex-none align-items-center justify-content-center w-full overflow-hidden border-round-lg surface-hover text-color-secondary">
      <SafeImage className="kit-cover" url={slide.imageUrl} label={slide.title} fallback={<span>{t('preview.noPicture')}</span>} />
      <div className="absolute bottom-0 flex">
        {slides.map(({ id, title }, index) => (
          <button key={id} type="button" aria-label={title} aria-current={index === at} onClick={() => turn(index)} />
        ))}
      </div>
    </figure>
  )
  const leads = slide.linkType ? t('preview.leads', { to: slide.linkUrl ?? '' }) : t('preview.leadsNowhere')
  return (
    <div className="kit-view flex flex-column align-items-center text-center">
      {/* biome-ignore lint/a11y/useSemanticElements: it is a drawing of a phone, not a part of the page */}
      <div
        className="content-phone relative flex flex-column gap-3 p-3 overflow-hidden surface-ground"
        role="group"
        aria-label={t('preview.phone')}
        data-place={place}
      >
        <p className="text-xs text-color-secondary">{t('preview.home')}</p>
        {place === 'top' && banner}
        <i className="content-phone-tiles border-round-lg" aria-hidden="true" />
        {place === 'middle' && banner}
        <i className="content-phone-lines flex-1 border-round-lg" aria-hidden="true" />
        {place === 'popup' && (
          <div className="content-phone-mask absolute flex align-items-center justify-content-center p-5">{banner}</div>
        )}
      </div>
      <p>
        <b>{slide.title}</b>
        <br />
        {leads}
        {slide.id === target.id && target.status !== publishedStatus && (
          <>
            <br />
            <span className="text-xs text-red-500">{t('preview.notYet')}</span>
          </>
        )}
      </p>
    </div>
  )
}
