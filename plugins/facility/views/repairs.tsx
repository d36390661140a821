import {
  type ActionViewProps,
  type KeysOf,
  LoadError,
  MessagePanel,
  money,
  Stats,
  subtractAmounts,
  Timeline,
  type TimelineEvent,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { type Facility, facility } from '@jwsk/sdk/dp'
import type texts from '../locales/zh-cn'

const moneyField = money()
const inOrder = 1

/** Repairs of a facility with their costs, latest first. */
export default function RepairsView({ target }: ActionViewProps<Facility>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data, error, refetch, isFetching } = useOperationQuery(facility.repairList, { facilityId: target.id ?? '' }, { staleTime: 0 })
  if (!data && error) return <LoadError title={t('repairs.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  if (data.length === 0) return <MessagePanel icon="empty" title={t('repairs.none')} />
  const moments = data.map(
    ({ id, repairTime, repairUser, faultContent, repairContent = '', cost, facilityStatus }, index): TimelineEvent => {
      const spent = cost ? t('repairs.cost', { cost }) : ''
      return {
        key: id ?? String(index),
        time: repairTime,
        title: faultContent,
        actor: repairUser,
        text: [repairContent, spent].filter((part) => part !== '').join(' · '),
        tone: facilityStatus === inOrder ? 'success' : 'warning',
      }
    },
  )
  return (
    <div className="kit-view">
      <Stats
        figures={[
          { label: t('repairs.count'), value: data.length },
          { label: t('repairs.spent'), value: <moneyField.Cell value={moneyField.parse(subtractAmounts(data.map(({ cost }) => cost)))} /> },
        ]}
      />
      <Timeline label={t('repairs.title')} moments={moments} />
    </div>
  )
}
