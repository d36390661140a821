import './list-panel.css'
import { useLanguage, useTranslate } from '@jwsk/kit'
import type { LotFigures } from './figures'
import { Panel } from './panel'
import { UseBar } from './use-bar'

const longest = 10

/** The lots that are fullest, by the share of their spaces that is taken. */
export function RankPanel({ lots }: { readonly lots: readonly LotFigures[] }) {
  const t = useTranslate()
  const part = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 0 })
  const ranked = lots.toSorted((one, other) => other.share - one.share).slice(0, longest)
  return (
    <Panel name="rank" heading={t('portal.rank')}>
      <ol className="portal-list flex flex-1 min-h-0">
        {ranked.map(({ key, name, share, state }) => (
          <li key={key} className={`portal-line portal-${state}`}>
            <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
              {name}
            </span>
            <b className="font-medium">{part.format(share)}</b>
            <UseBar share={share} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
