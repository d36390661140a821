import { type ActionViewProps, QrLabel, QueryBoundary, useOperationQuery } from '@jwsk/kit'
import { type Facility, facility } from '@jwsk/sdk/dp'

/** Label to stick on a facility. */
export default function FacilityQrCode({ target }: ActionViewProps<Facility>) {
  const query = useOperationQuery(facility.qrcode, { id: target.id ?? '' })
  return (
    <QueryBoundary {...query}>
      {({ content }) => <QrLabel content={content} title={target.facilityName} lines={[target.facilityCode, target.location]} />}
    </QueryBoundary>
  )
}
