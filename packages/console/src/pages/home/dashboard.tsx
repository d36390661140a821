import { useRuntime } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { useState } from 'react'
import type { Menu } from '../../shell/navigation/model'
import { Announcements } from './announcements'
import { Charts } from './dashboard-charts'
import { DashboardPart } from './dashboard-part'
import { Pending } from './pending'
import { Tiles } from './tiles'
import { minDays } from './use-dashboard'
import './dashboard.css'

/** Dashboard of today's tiles, pending tasks, charts and announcements; every part fails, or is omitted, separately. */
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
    <div className="dashboard gap-3">
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
