import { useState } from 'react'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { Charts } from './charts'
import { Island } from './island'
import { Notices } from './notices'
import { Pending } from './pending'
import { Tiles } from './tiles'
import './board.css'

const spans = [7, 30, 90] as const

/** Today, the last days, what waits and what is announced; every part fails, and is left out, by itself. */
export function Board({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const [days, setDays] = useState<number>(spans[0])
  return (
    <div className="board">
      <Island>
        <Tiles menu={menu} days={spans[0]} />
      </Island>
      <div className="board-columns">
        <div className="board-main">
          <fieldset className="board-days">
            <legend className="sr-only">{t('board.span')}</legend>
            {spans.map((span) => (
              <button key={span} type="button" aria-pressed={span === days} onClick={() => setDays(span)}>
                {t('board.days', { count: span })}
              </button>
            ))}
          </fieldset>
          <Island>
            <Charts menu={menu} days={days} />
          </Island>
        </div>
        <div className="board-side">
          <Island>
            <Pending menu={menu} days={spans[0]} />
          </Island>
          <Island>
            <Notices menu={menu} />
          </Island>
        </div>
      </div>
    </div>
  )
}
