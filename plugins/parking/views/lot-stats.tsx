import { type KeysOf, TitledChart, useOperationQuery, useTranslate } from '@jwsk/kit'
import { parkingLot } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'

/** Occupancy in percent from which a lot is filling up, or as good as full. */
const [filling, full] = [70, 90]

const getTone = (share: number) => {
  if (share >= full) return 'danger'
  return share >= filling ? 'warning' : 'success'
}

interface Lot {
  readonly lotName: string
  readonly totalSpace: number
  readonly leftSpace: number
}

const maxLots = 8

/** In percent. */
const getOccupancy = ({ totalSpace, leftSpace }: Lot) => Math.round(((totalSpace - leftSpace) / totalSpace) * 1000) / 10

const sortFullestFirst = (lots: readonly Lot[]) =>
  lots
    .filter(({ totalSpace }) => totalSpace > 0)
    .toSorted((a, b) => getOccupancy(b) - getOccupancy(a))
    .slice(0, maxLots)

const opened = (lotName: string) => `?${new URLSearchParams({ lotName })}`

/** Occupancy of the lots, fullest first; each lot links to its row. */
export default function LotStats() {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data } = useOperationQuery(parkingLot.statistics, undefined, { staleTime: 0 })
  if (!data) return null
  const lots = sortFullestFirst(data.lots)
  const shares = lots.map(getOccupancy)
  return (
    <div className="flex flex-column lg:flex-row gap-4">
      <TitledChart
        kind="ring"
        label={t('figures.spaces')}
        categories={[t('figures.used'), t('figures.left')]}
        series={[{ name: t('figures.spaces'), values: [data.usedSpace, data.leftSpace] }]}
      />
      <TitledChart
        kind="ranking"
        label={t('figures.occupancy')}
        unit="%"
        categories={lots.map(({ lotName }) => lotName)}
        series={[{ name: t('figures.occupancy'), values: shares }]}
        tones={shares.map(getTone)}
        getHref={opened}
      />
    </div>
  )
}
