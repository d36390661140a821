import { type ActionViewProps, QrLabel, useAnswer } from '@jwsk/kit'
import { type Facility, facility } from '@jwsk/sdk/dp'

/** The label to stick on a facility. */
export default function FacilityQrcode({ target }: ActionViewProps<Facility>) {
  const { data } = useAnswer(facility.qrcode, { id: target.id ?? '' })
  if (!data) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return <QrLabel content={data.content} title={target.facilityName} lines={[target.facilityCode, target.location]} />
}
