import { useRuntime } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { useState } from 'react'
import type { Menu } from '../navigation/model'
import { Charts, shortest } from './charts'
import { Island } from './island'
import { Notices } from './notices'
import { Pending } from './pending'
import { Tiles } from './tiles'
import './board.css'

/** Today, the last days, what waits and what is announced; every part fails, and is left out, by itself. */
export function Board({ menu }: { readonly menu: Menu }) {
  const [days, setDays] = useState(shortest)
  const { client } = useRuntime()
  if (!client.offers(dashboard.statistics))
    return (
      <Island>
        <Notices menu={menu} />
      </Island>
    )
  return (
    <div className="flex flex-column gap-4">
      <Island>
        <Tiles menu={menu} days={shortest} />
      </Island>
      <div className="board-columns">
        <div className="board-main">
          <Island>
            <Charts menu={menu} days={days} onDays={setDays} />
          </Island>
        </div>
        <div className="board-side">
          <Island>
            <Pending menu={menu} days={shortest} />
          </Island>
          <Island>
            <Notices menu={menu} />
          </Island>
        </div>
      </div>
    </div>
  )
}
