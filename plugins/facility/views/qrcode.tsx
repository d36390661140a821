import { type ActionViewProps, Loading, QrLabel, useAnswer } from '@jwsk/kit'
import { type Facility, facility } from '@jwsk/sdk/dp'

/** The label to stick on a facility. */
export default function FacilityQrcode({ target }: ActionViewProps<Facility>) {
  const answer = useAnswer(facility.qrcode, { id: target.id ?? '' })
  return (
    <Loading {...answer}>
      {({ content }) => <QrLabel content={content} title={target.facilityName} lines={[target.facilityCode, target.location]} />}
    </Loading>
  )
}
