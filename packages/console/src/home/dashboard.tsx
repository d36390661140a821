import { useRuntime } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { useState } from 'react'
import type { Menu } from '../navigation/model'
import { Charts, minDays } from './dashboard-charts'
import { DashboardPart } from './dashboard-part'
import { Announcements } from './announcements'
import { Pending } from './pending'
import { Tiles } from './tiles'
import './dashboard.css'

/** Today, what waits, the last days and what is announced; every part fails, and is left out, by itself. */
export function Dashboard({ menu }: { readonly menu: Menu }) {
  const [days, setDays] = useState(minDays)
  const { client } = useRuntime()
  const notices = (
    <DashboardPart>
      <Announcements menu={menu} />
    </DashboardPart>
  )
  if (!client.supports(dashboard.statistics)) return notices
  return (
    <div className="flex flex-column gap-3">
      <DashboardPart>
        <Tiles menu={menu} days={minDays} />
      </DashboardPart>
      <DashboardPart>
        <Pending menu={menu} days={minDays} />
      </DashboardPart>
      <DashboardPart>
        <Charts menu={menu} days={days} onDaysChange={setDays} />
      </DashboardPart>
      {notices}
    </div>
  )
}
