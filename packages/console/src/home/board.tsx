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

/** Today, what waits, the last days and what is announced; every part fails, and is left out, by itself. */
export function Board({ menu }: { readonly menu: Menu }) {
  const [days, setDays] = useState(shortest)
  const { client } = useRuntime()
  const notices = (
    <Island>
      <Notices menu={menu} />
    </Island>
  )
  if (!client.supports(dashboard.statistics)) return notices
  return (
    <div className="flex flex-column gap-3">
      <Island>
        <Tiles menu={menu} days={shortest} />
      </Island>
      <Island>
        <Pending menu={menu} days={shortest} />
      </Island>
      <Island>
        <Charts menu={menu} days={days} onDays={setDays} />
      </Island>
      {notices}
    </div>
  )
}
